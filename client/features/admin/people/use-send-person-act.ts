import {
  useAllowPayoutsMutation,
  useBanPersonMutation,
  useChangePersonRolesMutation,
  useLiftPersonLimitMutation,
  useLimitPersonMutation,
  useMergePeopleMutation,
  useResetVerificationMutation,
  useRestorePersonMutation,
  useSuspendPersonMutation,
  useViewAsPersonMutation,
  useWarnPersonMutation,
} from '../../../generated/graphql';
import type { MeasureKind, MeasureReason, PersonAct, Role } from '../../../generated/schema';
import { staffView } from '../../../session/staff-view';
import { KEPT_ALIVE } from '../../../ui/undo/use-send-on-leave';
import type { DecisionValues } from '../components/DecisionForm';

/** The acts that have a form. */
export type DecidedAct = Exclude<PersonAct, 'REVEAL_EMAIL' | 'WRITE_NOTE'>;

const listOf = <T extends string>(value: string | undefined): T[] => (value ?? '').split(',').filter(Boolean) as T[];

/** Sends an act about a person with the values of its form. */
export function useSendPersonAct(): (personId: string, act: DecidedAct, values: DecisionValues) => Promise<unknown> {
  const [warn] = useWarnPersonMutation(KEPT_ALIVE);
  const [limit] = useLimitPersonMutation(KEPT_ALIVE);
  const [liftLimit] = useLiftPersonLimitMutation(KEPT_ALIVE);
  const [suspend] = useSuspendPersonMutation(KEPT_ALIVE);
  const [ban] = useBanPersonMutation(KEPT_ALIVE);
  const [restore] = useRestorePersonMutation(KEPT_ALIVE);
  const [allowPayouts] = useAllowPayoutsMutation();
  const [reset] = useResetVerificationMutation(KEPT_ALIVE);
  const [merge] = useMergePeopleMutation(KEPT_ALIVE);
  const [changeRoles] = useChangePersonRolesMutation(KEPT_ALIVE);
  const [viewAs] = useViewAsPersonMutation();
  return (personId, act, values) => {
    const measureInput = ({ reason, statement = '' }: DecisionValues) => ({
      personId,
      reason: reason as MeasureReason,
      statement,
    });
    const statementInput = ({ statement = '' }: DecisionValues) => ({ personId, statement });
    const senders: Record<DecidedAct, (values: DecisionValues) => Promise<unknown>> = {
      WARN: (values) => warn({ variables: { input: measureInput(values) } }),
      LIMIT: (values) =>
        limit({
          variables: {
            input: {
              ...measureInput(values),
              kinds: listOf<MeasureKind>(values['kinds']),
              days: Number(values['days']),
            },
          },
        }),
      LIFT_LIMIT: (values) =>
        liftLimit({ variables: { input: { ...statementInput(values), kind: values['kind'] as MeasureKind } } }),
      SUSPEND: (values) => suspend({ variables: { input: { ...measureInput(values), days: Number(values['days']) } } }),
      BAN: (values) =>
        ban({ variables: { input: { ...measureInput(values), confirmation: values['confirmation'] ?? '' } } }),
      RESTORE: (values) => restore({ variables: { input: statementInput(values) } }),
      ALLOW_PAYOUTS: (values) => allowPayouts({ variables: { input: statementInput(values) } }),
      RESET_VERIFICATION: (values) => reset({ variables: { input: statementInput(values) } }),
      MERGE: (values) =>
        merge({
          variables: {
            input: {
              ...statementInput(values),
              intoEmail: values['intoEmail'] ?? '',
              confirmation: values['confirmation'] ?? '',
            },
          },
        }),
      VIEW_AS: async (values) => {
        const { data } = await viewAs({ variables: { input: statementInput(values) } });
        if (!data) return;
        const { token, expiresAt, person } = data.viewAsPerson;
        staffView.open({ token, endsAt: new Date(expiresAt).getTime(), name: person.fullName });
      },
      CHANGE_ROLES: (values) =>
        changeRoles({
          variables: { input: { ...statementInput(values), staffRoles: listOf<Role>(values['staffRoles']) } },
        }),
    };
    return senders[act](values);
  };
}
