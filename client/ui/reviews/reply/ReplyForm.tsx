import { Button, chakra, Flex, Textarea } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField, FormName } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import { useReplyToReviewMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../feedback/toast';
import { LengthCount } from '../LengthCount';
import { REPLY_LENGTH, replySchema, type ReplyValues } from './reply.schema';

interface ReplyFormProps {
  reviewId: string;
  onClose: () => void;
}

/** Form for the public reply to a review, which cannot be changed later. */
export function ReplyForm({ reviewId, onClose }: ReplyFormProps) {
  const { t } = useTranslation(['reviewTools', 'common']);
  const { fieldText } = useErrorText();
  const [reply] = useReplyToReviewMutation();
  const form = useServerForm<ReplyValues>({
    schema: useMemo(() => replySchema(fieldText), [fieldText]),
    defaultValues: { text: '' },
    fields: ['text'],
    send: async ({ text }) => {
      try {
        await reply({ variables: { input: { reviewId, text } } });
        toast({ title: t('reply.sent'), tone: 'success' });
        onClose();
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  const { setFocus } = form;
  // The button that opened the form is unmounted, so the field takes the focus.
  useEffect(() => setFocus('text'), [setFocus]);
  const text = useWatch({ control: form.control, name: 'text' });
  return (
    <FormName value={reviewId}>
      <chakra.form onSubmit={form.onSubmit} noValidate display="grid" gap="4" mt="4">
        <ErrorSummary {...form.summary} />
        <FormField
          name="text"
          label={t('reply.label')}
          hint={t('reply.hint')}
          error={form.messageOf('text')}
          labelEnd={<LengthCount text={text} max={REPLY_LENGTH.max} />}
        >
          <Textarea rows={4} {...form.register('text')} />
        </FormField>
        <Flex gap="2" flexWrap="wrap">
          <Button type="submit" loading={form.isSubmitting}>
            {t('reply.send')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </Flex>
      </chakra.form>
    </FormName>
  );
}
