import { Button, chakra, Input } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { Checkbox } from '../../../forms/choices';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { fieldId, FormField } from '../../../forms/FormField';
import { PasswordInput } from '../../../forms/PasswordInput';
import { useServerForm } from '../../../forms/use-server-form';
import { useRequestErasureMutation } from '../../../generated/graphql';
import { Dialog } from '../../../ui/overlay/Dialog';
import { erasureSchema } from '../erasure.schema';

interface ErasureDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** When it will run. */
  day: string;
  hasSecondFactor: boolean;
  onRequested: () => Promise<unknown>;
}

/** Requests the deletion of the account: with the password, a second factor if there is one, and a confirmation. */
export function ErasureDialog(props: ErasureDialogProps) {
  const { t } = useTranslation('privacy');
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={t('erasure.ask')}>
      <ErasureForm {...props} />
    </Dialog>
  );
}

function ErasureForm({ onClose, day, hasSecondFactor, onRequested }: ErasureDialogProps) {
  const { t } = useTranslation('privacy');
  const [request] = useRequestErasureMutation();
  const { register, onSubmit, messageOf, summary, isSubmitting } = useServerForm({
    schema: erasureSchema(hasSecondFactor),
    defaultValues: { password: '', code: '', confirm: false },
    fields: ['password', 'code', 'confirm'],
    send: async ({ password, code, confirm }) => {
      try {
        await request({ variables: { input: { password, confirm, ...(hasSecondFactor ? { code } : {}) } } });
      } catch (error) {
        return toAppError(error);
      }
      await onRequested();
      onClose();
      return null;
    },
  });
  const confirmError = messageOf('confirm');
  const errorId = `${fieldId('confirm')}-error`;
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5">
      <chakra.p color="fg.muted">{t('erasure.dialog', { day })}</chakra.p>
      <ErrorSummary {...summary} />
      <FormField name="password" label={t('erasure.password')} error={messageOf('password')}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </FormField>
      {hasSecondFactor && (
        <FormField name="code" label={t('erasure.code')} error={messageOf('code')}>
          <Input size="lg" autoComplete="one-time-code" spellCheck={false} {...register('code')} />
        </FormField>
      )}
      <chakra.div>
        <Checkbox id={fieldId('confirm')} errorId={confirmError && errorId} {...register('confirm')}>
          {t('erasure.understand')}
        </Checkbox>
        {confirmError && (
          <chakra.p id={errorId} marginTop="1" textStyle="small" color="fg.error">
            {confirmError}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
        <Button variant="outline" flexGrow={{ base: '1', md: '0' }} onClick={onClose}>
          {t('erasure.keep')}
        </Button>
        <Button type="submit" colorPalette="red" flexGrow={{ base: '1', md: '0' }} loading={isSubmitting}>
          {t('erasure.confirm')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
