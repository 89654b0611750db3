import { noticeBounds } from '../../../generated/bounds';
import { dataRequestBounds } from '../../../generated/rare-bounds';
import { Button, chakra, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import { useFileDataRequestMutation } from '../../../generated/graphql';
import type { DataRequestKind } from '../../../generated/schema';
import { Dialog } from '../../../ui/overlay/Dialog';
import { toast } from '../../../ui/feedback/toast';
import { dataRequestSchema } from '../data-request.schema';

interface RequestDialogProps {
  kind: DataRequestKind;
  onClose: () => void;
  onFiled: () => Promise<unknown>;
}

/** Requests one of the rights, with a text of the user's own. */
export function RequestDialog(props: RequestDialogProps) {
  const { t } = useTranslation('privacy');
  return (
    <Dialog isOpen keepsTyped onClose={props.onClose} title={t(`rights.kinds.${props.kind}.title`)}>
      <RequestForm {...props} />
    </Dialog>
  );
}

function RequestForm({ kind, onClose, onFiled }: RequestDialogProps) {
  const { t } = useTranslation('privacy');
  const [file] = useFileDataRequestMutation();
  const { register, onSubmit, messageOf, summary, isSubmitting } = useServerForm({
    schema: dataRequestSchema,
    defaultValues: { details: '' },
    fields: ['details'],
    send: async ({ details }) => {
      try {
        await file({ variables: { input: { kind, details } } });
      } catch (error) {
        return toAppError(error);
      }
      await onFiled();
      toast({ title: t('rights.filed'), description: t('rights.filedText'), tone: 'success' });
      onClose();
      return null;
    },
  });
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5">
      <chakra.p color="fg.muted">{t('rights.dialog', dataRequestBounds)}</chakra.p>
      <ErrorSummary {...summary} />
      <FormField
        name="details"
        label={t(`rights.kinds.${kind}.label`)}
        hint={t('rights.hint', noticeBounds)}
        error={messageOf('details')}
      >
        <Textarea rows={6} {...register('details')} />
      </FormField>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
        <Button variant="outline" flexGrow={{ base: '1', md: '0' }} onClick={onClose}>
          {t('rights.leave')}
        </Button>
        <Button type="submit" flexGrow={{ base: '1', md: '0' }} loading={isSubmitting}>
          {t('rights.send')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
