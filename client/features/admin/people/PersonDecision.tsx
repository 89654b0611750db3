import { useTranslation } from 'react-i18next';
import type { PersonCase_PersonFragment } from '../../../generated/graphql';
import { ActDecision } from '../components/ActDecision';
import { MergePreview } from './MergePreview';
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
  'MERGE',
  'CHANGE_ROLES',
  'VIEW_AS',
];

interface PersonDecisionProps {
  person: PersonCase_PersonFragment;
  onDone: () => void;
}

/** The acts about a person that the server offers, with what the person will read. */
export function PersonDecision({ person, onDone }: PersonDecisionProps) {
  const { t } = useTranslation('staff');
  const fieldsOf = usePersonFields(person);
  const send = useSendPersonAct(person.id);
  const offered = DECIDED.filter((act) => person.availableActs.includes(act));
  return (
    <ActDecision
      options={offered.map((act) => ({ act, title: t(`person.act.${act}`), text: t(`person.actText.${act}`) }))}
      fieldsOf={fieldsOf}
      dangerous={['SUSPEND', 'BAN', 'MERGE']}
      done={t('person.done')}
      renderPreview={(act, values) => {
        if (act === 'MERGE') return <MergePreview personId={person.id} intoEmail={values['intoEmail'] ?? ''} />;
        const measure = measureOf(act, values);
        return measure && <MeasurePreview person={person} measure={measure} />;
      }}
      onSend={send}
      onDone={onDone}
    />
  );
}
