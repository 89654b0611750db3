import { Box, Button, chakra, Flex, NativeSelect, Textarea } from '@chakra-ui/react';
import { BadgeCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toAppError, type AppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { AdminCountsDocument, useDecideVerificationMutation } from '../../../generated/graphql';
import type { RejectReason, VerificationDecision } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { Reasons, type Reason } from '../../../ui/reasons/Reasons';
import { sectionPath } from '../section-path';
import type { Reviewed } from './DetailsPanel';
import { verificationBounds } from '../../../generated/bounds';

const NOTE_LETTERS = verificationBounds.note.max;

interface DecisionFormProps {
  verification: Reviewed;
}

/** Yes, or no with its reason; both with a note if there is more to say. */
export function DecisionForm(props: DecisionFormProps) {
  return <Reasons<RejectReason> list="REJECT_REASONS">{(reasons) => <Form {...props} reasons={reasons} />}</Reasons>;
}

function Form({
  verification: { id, applicant, appointment },
  reasons,
}: DecisionFormProps & { reasons: readonly Reason<RejectReason>[] }) {
  const { t } = useTranslation(['admin', 'verification']);
  const { textOf, fieldText } = useErrorText();
  const navigate = useNavigate();
  const [decide, { loading }] = useDecideVerificationMutation({
    refetchQueries: [AdminCountsDocument],
    // The queue is read anew: what is decided must not show in it for a moment more.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'verificationQueue' }),
  });
  const [reason, setReason] = useState<RejectReason | ''>('');
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);

  const send = async (decision: VerificationDecision): Promise<void> => {
    setFailure(null);
    setAttempt((count) => count + 1);
    try {
      await decide({
        variables: {
          input: { verificationId: id, decision, note, ...(decision === 'REJECT' && reason ? { reason } : {}) },
        },
      });
      toast({ title: t(`verifications.done.${decision}`, { name: applicant?.fullName ?? '' }) });
      void navigate(sectionPath('verifications'));
    } catch (error) {
      setFailure(toAppError(error));
    }
  };

  const errorAt = (path: string): string | undefined => {
    const field = failure?.fields.find((one) => one.path === path);
    return field && fieldText(field);
  };
  const rest =
    failure &&
    (failure.fields.length === 0
      ? [textOf(failure)]
      : failure.fields.filter(({ path }) => path === 'decision').map(fieldText));
  const summary = [
    ...(rest ?? []).map((message) => ({ name: null, message })),
    ...['reason', 'note'].flatMap((name) => {
      const message = errorAt(name);
      return message ? [{ name, message }] : [];
    }),
  ];
  return (
    <Box as="section" layerStyle="panel" padding={{ base: '4', md: '6' }}>
      <chakra.h3 textStyle="h3">{t('verifications.decision')}</chakra.h3>
      <Box display="grid" gap="4" marginTop="4">
        <ErrorSummary errors={summary} attempt={attempt} />
        <FormField
          name="reason"
          label={t('verifications.reasonLabel')}
          hint={t('verifications.reasonHint')}
          error={errorAt('reason')}
        >
          <NativeSelect.Root>
            <NativeSelect.Field
              value={reason}
              onChange={(event) => setReason(reasons.find(({ value }) => value === event.target.value)?.value ?? '')}
            >
              <option value="">{t('verifications.noReason')}</option>
              {reasons
                .filter(({ value }) => value !== 'MISSED_APPOINTMENT' || appointment)
                .map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        <FormField
          name="note"
          label={t('verifications.note')}
          hint={t('verifications.noteHint')}
          isOptional
          error={errorAt('note')}
        >
          <Textarea rows={3} maxLength={NOTE_LETTERS} value={note} onChange={(event) => setNote(event.target.value)} />
        </FormField>
        <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
          <Button flex={{ sm: '1' }} disabled={loading} onClick={() => void send('APPROVE')}>
            <BadgeCheck aria-hidden />
            {t('verifications.approve')}
          </Button>
          <Button flex={{ sm: '1' }} variant="outline" disabled={loading} onClick={() => void send('REJECT')}>
            <CircleX aria-hidden />
            {t('verifications.reject')}
          </Button>
        </Flex>
      </Box>
    </Box>
  );
}
