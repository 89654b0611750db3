import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonCase_PersonFragment } from '../../../generated/graphql';
import { staffViewBounds } from '../../../generated/staff-bounds';
import type { MeasureReason } from '../../../generated/schema';
import { Reasons, type Reason } from '../../../ui/reasons/Reasons';
import { ActDecision } from '../components/ActDecision';
import { isUndoable } from '../undo/undoable-acts';
import { MergePreview } from './MergePreview';
import { MeasurePreview } from './MeasurePreview';
import { measureOf, usePersonFields } from './person-fields';
import { useSendPersonAct, type DecidedAct } from './use-send-person-act';

const DECIDED: readonly DecidedAct[] = [
  'WARN',
  'LIMIT',
  'VIEW_AS',
  'LIFT_LIMIT',
  'SUSPEND',
  'BAN',
  'RESTORE',
  'ALLOW_PAYOUTS',
  'RESET_VERIFICATION',
  'MERGE',
  'CHANGE_ROLES',
];

const WITH_REASON: readonly DecidedAct[] = ['WARN', 'LIMIT', 'SUSPEND', 'BAN'];

interface PersonDecisionProps {
  person: PersonCase_PersonFragment;
  onDone: () => void;
}

/** The acts on a person that the server offers. A measure can be sent once its mail to the person was viewed. */
export function PersonDecision(props: PersonDecisionProps) {
  const needsReasons = WITH_REASON.some((act) => props.person.availableActs.includes(act));
  if (!needsReasons) return <Acts {...props} reasons={[]} />;
  return <Reasons<MeasureReason> list="MEASURE_REASONS">{(reasons) => <Acts {...props} reasons={reasons} />}</Reasons>;
}

interface ActsProps extends PersonDecisionProps {
  reasons: readonly Reason<MeasureReason>[];
}

function Acts({ person, onDone, reasons }: ActsProps) {
  const { t } = useTranslation('staff');
  const [isSeen, setSeen] = useState(true);
  const fieldsOf = usePersonFields(person, reasons);
  const send = useSendPersonAct();
  const offered = DECIDED.filter((act) => person.availableActs.includes(act));
  return (
    <ActDecision
      options={offered.map((act) => ({
        act,
        title: t(`person.act.${act}`),
        text: t(`person.actText.${act}`, staffViewBounds.viewAs),
      }))}
      fieldsOf={fieldsOf}
      dangerous={['SUSPEND', 'BAN', 'MERGE']}
      isDisabled={!isSeen}
      onChoose={() => setSeen(true)}
      undo={{ of: person.id, can: (act) => isUndoable('PersonAct', act) }}
      done={t('person.done')}
      renderPreview={(act, values) => {
        if (act === 'MERGE') return <MergePreview personId={person.id} intoEmail={values['intoEmail'] ?? ''} />;
        const measure = measureOf(act, values);
        return measure && <MeasurePreview person={person} measure={measure} onSeen={setSeen} />;
      }}
      onSend={(act, values) => send(person.id, act, values)}
      onDone={onDone}
      onRefused={onDone}
    />
  );
}
