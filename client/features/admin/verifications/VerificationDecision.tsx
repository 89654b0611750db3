import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AdminCountsDocument, useDecideVerificationMutation } from '../../../generated/graphql';
import type { RejectReason, VerificationDecision as Decision } from '../../../generated/schema';
import { toast } from '../../../ui/feedback/toast';
import { Reasons, type Reason } from '../../../ui/reasons/Reasons';
import { ActDecision } from '../components/ActDecision';
import type { DecisionField, DecisionValues } from '../components/DecisionForm';
import type { Reviewed } from './DetailsPanel';
import { useQueueKind } from './queue-kind';
import { VerificationDecisionPreview } from './VerificationDecisionPreview';

interface VerificationDecisionProps {
  verification: Reviewed;
}

/** Yes, or no with its reason; both with a note if there is more to say, and with what the person will read. */
export function VerificationDecision(props: VerificationDecisionProps) {
  return <Reasons<RejectReason> list="REJECT_REASONS">{(reasons) => <Form {...props} reasons={reasons} />}</Reasons>;
}

function Form({
  verification: { id, applicant, appointment },
  reasons,
}: VerificationDecisionProps & { reasons: readonly Reason<RejectReason>[] }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { pathOf } = useQueueKind();
  const [decide] = useDecideVerificationMutation({
    refetchQueries: [AdminCountsDocument],
    // The queue is read anew: what is decided must not show in it for a moment more.
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
        done={null}
        renderPreview={(act, values) => <VerificationDecisionPreview input={inputOf(act, values)} />}
        onSend={async (act, values) => {
          await decide({ variables: { input: inputOf(act, values) } });
          toast({ title: t(`verifications.done.${act}`, { name: applicant?.fullName ?? '' }) });
        }}
        onDone={() => void navigate(pathOf())}
      />
    </Box>
  );
}
