import {
  useBanPersonMutation,
  useChangePersonRolesMutation,
  useLiftPersonLimitMutation,
  useLimitPersonMutation,
  useResetVerificationMutation,
  useRestorePersonMutation,
  useSuspendPersonMutation,
  useWarnPersonMutation,
} from '../../../generated/graphql';
import type { MeasureKind, MeasureReason, PersonAct, Role } from '../../../generated/schema';
import type { DecisionValues } from '../components/DecisionForm';

/** The acts that have a form. */
export type DecidedAct = Exclude<PersonAct, 'REVEAL_EMAIL' | 'WRITE_NOTE'>;

const listOf = <T extends string>(value: string | undefined): T[] => (value ?? '').split(',').filter(Boolean) as T[];

/** Sends an act about a person with the values of its form. */
export function useSendPersonAct(personId: string): (act: DecidedAct, values: DecisionValues) => Promise<unknown> {
  const [warn] = useWarnPersonMutation();
  const [limit] = useLimitPersonMutation();
  const [liftLimit] = useLiftPersonLimitMutation();
  const [suspend] = useSuspendPersonMutation();
  const [ban] = useBanPersonMutation();
  const [restore] = useRestorePersonMutation();
  const [reset] = useResetVerificationMutation();
  const [changeRoles] = useChangePersonRolesMutation();
  const told = ({ reason, statement = '' }: DecisionValues) => ({
    personId,
    reason: reason as MeasureReason,
    statement,
  });
  const why = ({ statement = '' }: DecisionValues) => ({ personId, statement });
  const senders: Record<DecidedAct, (values: DecisionValues) => Promise<unknown>> = {
    WARN: (values) => warn({ variables: { input: told(values) } }),
    LIMIT: (values) =>
      limit({
        variables: {
          input: { ...told(values), kinds: listOf<MeasureKind>(values['kinds']), days: Number(values['days']) },
        },
      }),
    LIFT_LIMIT: (values) =>
      liftLimit({ variables: { input: { ...why(values), kind: values['kind'] as MeasureKind } } }),
    SUSPEND: (values) => suspend({ variables: { input: { ...told(values), days: Number(values['days']) } } }),
    BAN: (values) => ban({ variables: { input: { ...told(values), confirmation: values['confirmation'] ?? '' } } }),
    RESTORE: (values) => restore({ variables: { input: why(values) } }),
    RESET_VERIFICATION: (values) => reset({ variables: { input: why(values) } }),
    CHANGE_ROLES: (values) =>
      changeRoles({ variables: { input: { ...why(values), staffRoles: listOf<Role>(values['staffRoles']) } } }),
  };
  return (act, values) => senders[act](values);
}
