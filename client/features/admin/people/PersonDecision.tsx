import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonCase_PersonFragment } from '../../../generated/graphql';
import type { PersonAct } from '../../../generated/schema';
import { ActChoice } from '../components/ActChoice';
import { DecisionForm } from '../components/DecisionForm';
import { MeasurePreview } from './MeasurePreview';
import { measureOf, usePersonFields } from './person-fields';
import { useSendPersonAct, type DecidedAct } from './use-send-person-act';

const DECIDED: readonly DecidedAct[] = [
  'WARN',
  'LIMIT',
  'LIFT_LIMIT',
  'SUSPEND',
  'BAN',
  'RESTORE',
  'RESET_VERIFICATION',
  'CHANGE_ROLES',
];
const DANGEROUS: readonly PersonAct[] = ['SUSPEND', 'BAN'];

interface PersonDecisionProps {
  person: PersonCase_PersonFragment;
  onDone: () => void;
}

/** The right column of a person's case room: one of the acts that the server offers, with its form and what the person reads. */
export function PersonDecision({ person, onDone }: PersonDecisionProps) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState<DecidedAct | null>(null);
  const offered = DECIDED.filter((act) => person.availableActs.includes(act));
  const act = chosen && offered.includes(chosen) ? chosen : null;
  const fieldsOf = usePersonFields(person);
  const send = useSendPersonAct(person.id);
  return (
    <>
      <ActChoice
        label={t('room.choose')}
        options={offered.map((one) => ({ act: one, title: t(`person.act.${one}`), text: t(`person.actText.${one}`) }))}
        value={act}
        onChange={setChosen}
      />
      {act && (
        <DecisionForm
          key={act}
          name={act}
          fields={fieldsOf(act)}
          submit={t(`person.act.${act}`)}
          done={t('person.done')}
          isDangerous={DANGEROUS.includes(act)}
          renderPreview={(values) => {
            const measure = measureOf(act, values);
            return measure && <MeasurePreview person={person} measure={measure} />;
          }}
          onSend={(values) => send(act, values)}
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
