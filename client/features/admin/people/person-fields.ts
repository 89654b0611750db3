import { textBounds } from '../../../generated/bounds';
import { useTranslation } from 'react-i18next';
import type { MeasurePreviewInput, PersonCase_PersonFragment } from '../../../generated/graphql';
import type { MeasureKind, MeasureReason, Role } from '../../../generated/schema';
import type { Reason } from '../../../ui/reasons/Reasons';
import type { DecisionField } from '../components/DecisionForm';
import type { DecidedAct } from './use-send-person-act';

/** The parts of the product that can be closed to a person. */
export const LIMITS = [
  'LIMIT_MESSAGES',
  'LIMIT_BOOKINGS',
  'LIMIT_PUBLISHING',
] as const satisfies readonly MeasureKind[];
const STAFF_ROLES = ['ADMIN', 'SUPPORT', 'MODERATOR', 'FINANCE', 'CONTENT'] as const satisfies readonly Role[];
const DAYS = { LIMIT: [7, 30, 90], SUSPEND: [7, 30] } as const;

/** The fields of measures that do not depend on the person. */
export function useMeasureFields(
  reasons: readonly Reason<MeasureReason>[],
): Readonly<Record<'WARN' | 'LIMIT' | 'SUSPEND', readonly DecisionField[]>> {
  const { t } = useTranslation('staff');
  const reason: DecisionField = { name: 'reason', label: t('room.reason'), kind: reasons };
  const statement: DecisionField = {
    name: 'statement',
    label: t('room.statement'),
    hint: t('room.statementHint', textBounds.statement),
    kind: 'text',
  };
  const days = (options: readonly number[]): DecisionField => ({
    name: 'days',
    label: t('person.days'),
    kind: options.map((count) => ({ value: String(count), label: t('person.daysOf', { count }) })),
  });
  const limits = LIMITS.map((value) => ({ value, label: t(`person.measure.${value}`) }));
  return {
    WARN: [reason, statement],
    LIMIT: [
      { name: 'kinds', label: t('person.whatCloses'), kind: limits, isMany: true },
      days(DAYS.LIMIT),
      reason,
      statement,
    ],
    SUSPEND: [days(DAYS.SUSPEND), reason, statement],
  };
}

/** The fields of each act about a person. */
export function usePersonFields(
  person: PersonCase_PersonFragment,
  reasons: readonly Reason<MeasureReason>[],
): (act: DecidedAct) => readonly DecisionField[] {
  const { t } = useTranslation('staff');
  const statement: DecisionField = {
    name: 'statement',
    label: t('room.statement'),
    hint: t('room.statementHint', textBounds.statement),
    kind: 'text',
  };
  const why: DecisionField = { ...statement, hint: t('room.whyHint', textBounds.statement) };
  const reason: DecisionField = {
    name: 'reason',
    label: t('room.reason'),
    kind: reasons,
  };
  const measures = useMeasureFields(reasons);
  const kinds = (open: readonly MeasureKind[]) => open.map((value) => ({ value, label: t(`person.measure.${value}`) }));
  const openLimits = LIMITS.filter((kind) => person.measures.some((one) => one.isOpen && one.kind === kind));
  const fields: Record<DecidedAct, readonly DecisionField[]> = {
    ...measures,
    LIFT_LIMIT: [{ name: 'kind', label: t('person.which'), kind: kinds(openLimits) }, statement],
    BAN: [
      reason,
      statement,
      { name: 'confirmation', label: t('person.confirmation', { name: person.fullName }), kind: 'line' },
    ],
    RESTORE: [why],
    ALLOW_PAYOUTS: [why],
    RESET_VERIFICATION: [statement],
    MERGE: [
      { name: 'intoEmail', label: t('person.merge.email'), kind: 'line' },
      statement,
      { name: 'confirmation', label: t('person.confirmation', { name: person.fullName }), kind: 'line' },
    ],
    VIEW_AS: [why],
    CHANGE_ROLES: [
      {
        name: 'staffRoles',
        label: t('person.staffRoles'),
        kind: STAFF_ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
        isMany: true,
        isOptional: true,
        initial: STAFF_ROLES.filter((role) => person.roles.includes(role)).join(','),
      },
      why,
    ],
  };
  return (act) => fields[act];
}

export type DecidedMeasure = Omit<MeasurePreviewInput, 'personId'>;

/** The measure in a form; null for acts that are not measures. */
export function measureOf(act: DecidedAct, values: Record<string, string>): DecidedMeasure | null {
  const kinds: Partial<Record<DecidedAct, readonly string[]>> = {
    WARN: ['WARNING'],
    LIMIT: (values['kinds'] ?? '').split(',').filter(Boolean),
    SUSPEND: ['SUSPENSION'],
    BAN: ['BAN'],
  };
  const kindsOfAct = kinds[act];
  if (!kindsOfAct) return null;
  return {
    kinds: kindsOfAct as MeasureKind[],
    days: values['days'] ? Number(values['days']) : null,
    reason: (values['reason'] ?? 'OTHER') as MeasureReason,
    statement: values['statement'] ?? '',
  };
}
