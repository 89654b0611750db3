import { Button, chakra, Flex, Textarea } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField, FormName } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import { AdminCountsDocument, useRequestSpaceChangesMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { LengthCount } from '../../../ui/reviews/LengthCount';
import { toast } from '../../../ui/feedback/toast';
import { changesBounds } from '../../../generated/bounds';
import { changesSchema, type ChangesValues } from './changes.schema';

interface ChangesFormProps {
  spaceId: string;
  title: string;
  onLeave: () => void;
  onDecided: () => void;
}

/** What the host is to change before the space is published. */
export function ChangesForm({ spaceId, title, onLeave, onDecided }: ChangesFormProps) {
  const { t } = useTranslation('admin');
  const { fieldText } = useErrorText();
  const [request] = useRequestSpaceChangesMutation({ refetchQueries: [AdminCountsDocument] });
  const form = useServerForm<ChangesValues>({
    schema: useMemo(() => changesSchema(fieldText), [fieldText]),
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: async ({ reason }) => {
      try {
        await request({ variables: { input: { spaceId, reason } } });
        toast({ title: t('spacesToApprove.done.sentBack', { title }), tone: 'success' });
        onDecided();
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <FormName value={spaceId}>
      <chakra.form onSubmit={form.onSubmit} noValidate display="grid" gap="4">
        <ErrorSummary {...form.summary} />
        <FormField
          name="reason"
          label={t('spacesToApprove.reason')}
          hint={t('spacesToApprove.reasonHint')}
          error={form.messageOf('reason')}
          labelEnd={<LengthCount text={reason} max={changesBounds.max} />}
        >
          <Textarea rows={4} {...form.register('reason')} />
        </FormField>
        <Flex gap="3" flexWrap="wrap">
          <Button type="submit" disabled={form.isSubmitting}>
            {t('spacesToApprove.send')}
          </Button>
          <Button variant="ghost" disabled={form.isSubmitting} onClick={onLeave}>
            {t('spacesToApprove.leave')}
          </Button>
        </Flex>
      </chakra.form>
    </FormName>
  );
}
