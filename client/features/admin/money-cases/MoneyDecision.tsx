import { useTranslation } from 'react-i18next';
import { staffMoneyBounds } from '../../../generated/staff-bounds';
import type { StaffMoneyAct } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { ActDecision } from '../components/ActDecision';
import type { DecisionField, DecisionValues } from '../components/DecisionForm';

/** The fields of an act, and how it is sent. */
export interface MoneyAct {
  readonly fields: readonly DecisionField[];
  readonly send: (values: DecisionValues, key: string) => Promise<unknown>;
}

interface MoneyDecisionProps {
  acts: Readonly<Partial<Record<StaffMoneyAct, MoneyAct>>>;
  /** Those the viewer may perform now. */
  offered: readonly StaffMoneyAct[];
  onDone: () => void;
}

/** The acts on money with their form. */
export function MoneyDecision({ acts, offered, onDone }: MoneyDecisionProps) {
  const { t } = useTranslation('staff');
  const { money } = useFormats();
  const amount = money(staffMoneyBounds.aloneCents);
  return (
    <ActDecision
      options={offered.map((act) => ({
        act,
        title: t(`money.act.${act}`),
        text: t(`money.actText.${act}`, { amount }),
      }))}
      fieldsOf={(act) => acts[act]?.fields ?? []}
      done={t('booking.done')}
      onSend={async (act, values, key) => acts[act]?.send(values, key)}
      onDone={onDone}
      // The money may have moved although its answer was lost.
      onRefused={onDone}
    />
  );
}
