import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMoneyAct } from '../../../generated/schema';
import { ActChoice } from '../components/ActChoice';
import type { DecisionField } from '../components/DecisionForm';
import { LazyDecisionForm } from '../components/LazyDecisionForm';

/** What an act asks for, and how it is sent. */
export interface MoneyAct {
  readonly fields: readonly DecisionField[];
  readonly send: (values: Record<string, string>) => Promise<unknown>;
}

interface MoneyDecisionProps {
  acts: Readonly<Partial<Record<StaffMoneyAct, MoneyAct>>>;
  /** Those the viewer may do now. */
  offered: readonly StaffMoneyAct[];
  onDone: () => void;
}

/** The acts about money with their form. */
export function MoneyDecision({ acts, offered, onDone }: MoneyDecisionProps) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState<StaffMoneyAct | null>(null);
  const act = chosen && offered.includes(chosen) ? chosen : null;
  const form = act && acts[act];
  return (
    <>
      <ActChoice
        label={t('room.choose')}
        options={offered.map((one) => ({ act: one, title: t(`money.act.${one}`), text: t(`money.actText.${one}`) }))}
        value={act}
        onChange={setChosen}
      />
      {act && form && (
        <LazyDecisionForm
          key={act}
          name={act}
          fields={form.fields}
          submit={t(`money.act.${act}`)}
          done={t('booking.done')}
          onSend={form.send}
          onDone={() => {
            setChosen(null);
            onDone();
          }}
          onLeave={() => setChosen(null)}
        />
      )}
    </>
  );
}
