import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminCountsDocument, useDecideVerificationMutation } from '../../../generated/graphql';
import type { RejectReason, VerificationDecision as Decision } from '../../../generated/schema';
import { toast } from '../../../ui/feedback/toast';
import { Reasons, type Reason } from '../../../ui/reasons/Reasons';
import { KEPT_ALIVE } from '../../../ui/undo/use-send-on-leave';
import { ActDecision } from '../components/ActDecision';
import type { DecisionField, DecisionValues } from '../components/DecisionForm';
import { isUndoable } from '../undo/undoable-acts';
import { focusIfLost } from '../undo/focus-if-lost';
import type { Reviewed } from './DetailsPanel';
import { DECIDED_ID } from './decided-id';
import { VerificationDecisionPreview } from './VerificationDecisionPreview';

interface VerificationDecisionProps {
  verification: Reviewed;
}

/** Approve, or reject with a reason; both with an optional note, and with the mail to the person. */
export function VerificationDecision(props: VerificationDecisionProps) {
  return <Reasons<RejectReason> list="REJECT_REASONS">{(reasons) => <Form {...props} reasons={reasons} />}</Reasons>;
}

function Form({
  verification: { id, applicant, appointment },
  reasons,
}: VerificationDecisionProps & { reasons: readonly Reason<RejectReason>[] }) {
  const { t } = useTranslation('admin');
  const [isSeen, setSeen] = useState(true);
  const [decide] = useDecideVerificationMutation({
    ...KEPT_ALIVE,
    refetchQueries: [AdminCountsDocument],
    // The queue is reloaded, so that the decided case disappears at once.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'verificationQueue' }),
  });
  const note: DecisionField = {
    name: 'note',
    label: t('verifications.note'),
    hint: t('verifications.noteHint'),
    kind: 'text',
    rows: 3,
    isOptional: true,
  };
  const reason: DecisionField = {
    name: 'reason',
    label: t('verifications.reasonLabel'),
    kind: [
      { value: '', label: t('verifications.noReason') },
      ...reasons.filter(({ value }) => value !== 'MISSED_APPOINTMENT' || appointment),
    ],
    missing: 'REASON_REQUIRED',
  };
  const inputOf = (decision: Decision, values: DecisionValues) => ({
    verificationId: id,
    decision,
    note: values['note'] ?? '',
    reason: (values['reason'] || null) as RejectReason | null,
  });
  return (
    <Box as="section" layerStyle="panel" padding={{ base: '4', md: '6' }} display="grid" gap="4">
      <chakra.h3 textStyle="h3">{t('verifications.decision')}</chakra.h3>
      <ActDecision
        options={(['APPROVE', 'REJECT'] as const).map((act) => ({
          act,
          title: t(`verifications.act.${act}`),
          text: t(`verifications.actText.${act}`),
        }))}
        fieldsOf={(act) => (act === 'REJECT' ? [reason, note] : [note])}
        dangerous={['REJECT']}
        undo={{ of: id, can: () => isUndoable('StaffAct', 'DECIDE_VERIFICATIONS') }}
        done={null}
        isDisabled={!isSeen}
        onChoose={() => setSeen(true)}
        renderPreview={(act, values) => <VerificationDecisionPreview input={inputOf(act, values)} onSeen={setSeen} />}
        onSend={async (act, values) => {
          await decide({ variables: { input: inputOf(act, values) } });
          toast({ title: t(`verifications.done.${act}`, { name: applicant?.fullName ?? '' }) });
        }}
        // The page now shows the decision; the queue would move another case under the pointer.
        onDone={() => focusIfLost(document.getElementById(DECIDED_ID))}
      />
    </Box>
  );
}
