import { Button, chakra, Flex, Textarea } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField, FormName } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import {
  AdminCountsDocument,
  useDecideReviewMutation,
  type QueuedReview_ReviewFragment,
} from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { LengthCount } from '../../../ui/reviews/LengthCount';
import { toast } from '../../../ui/feedback/toast';
import { decisionSchema, STATEMENT_LENGTH, type DecisionValues } from './decision.schema';

interface DecisionFormProps {
  review: QueuedReview_ReviewFragment['review'];
  onLeave: () => void;
  /** Takes it out of the queue before the server has answered; false puts it back. */
  onSending: (isSending: boolean) => void;
  onDecided: () => void;
}

/** Whether everybody reads it, and why. */
export function DecisionForm({ review: { id, status }, onLeave, onSending, onDecided }: DecisionFormProps) {
  const { t } = useTranslation('admin');
  const { fieldText } = useErrorText();
  const [decide] = useDecideReviewMutation({ refetchQueries: [AdminCountsDocument] });
  const from = status === 'HELD' ? 'held' : 'reported';
  const form = useServerForm<DecisionValues>({
    schema: useMemo(() => decisionSchema(fieldText), [fieldText]),
    defaultValues: { isHidden: false, statement: '' },
    fields: ['statement'],
    send: async ({ isHidden, statement }) => {
      onSending(true);
      try {
        const { data } = await decide({ variables: { input: { reviewId: id, isHidden, statement } } });
        toast({
          title: t(
            `reviews.done.${isHidden ? 'hidden' : data?.decideReview.review.status === 'SUBMITTED' ? 'waiting' : from}`,
          ),
          tone: 'success',
        });
        onDecided();
        return null;
      } catch (error) {
        onSending(false);
        return toAppError(error);
      }
    },
  });
  const statement = useWatch({ control: form.control, name: 'statement' });
  return (
    <FormName value={id}>
      <chakra.form onSubmit={form.onSubmit} noValidate display="grid" gap="4">
        <ErrorSummary {...form.summary} />
        <FormField
          name="statement"
          label={t('reviews.statement')}
          hint={t(`reviews.statementHint.${from}`)}
          error={form.messageOf('statement')}
          labelEnd={<LengthCount text={statement} max={STATEMENT_LENGTH.max} />}
        >
          <Textarea rows={4} {...form.register('statement')} />
        </FormField>
        <Flex gap="3" flexWrap="wrap">
          <Button type="submit" disabled={form.isSubmitting} onClick={() => form.setValue('isHidden', false)}>
            <Eye aria-hidden />
            {t(`reviews.show.${from}`)}
          </Button>
          <Button
            type="submit"
            variant="outline"
            disabled={form.isSubmitting}
            onClick={() => form.setValue('isHidden', true)}
          >
            <EyeOff aria-hidden />
            {t(`reviews.hide.${from}`)}
          </Button>
          <Button variant="ghost" disabled={form.isSubmitting} onClick={onLeave}>
            {t('reviews.leave')}
          </Button>
        </Flex>
      </chakra.form>
    </FormName>
  );
}
