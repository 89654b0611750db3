import { chakra, Input } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { PasswordInput } from '../../../forms/PasswordInput';
import { useServerForm } from '../../../forms/use-server-form';
import type { PasswordAndCodeInput } from '../../../generated/graphql';
import { proofSchema } from '../sign-up.schema';
import { FormActions } from './FormActions';

interface ProofFormProps {
  text: string;
  submit: string;
  isDangerous?: boolean;
  onProven: (input: PasswordAndCodeInput) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password and a code before the second factor is changed. */
export function ProofForm({ text, submit, isDangerous, onProven, onCancel }: ProofFormProps) {
  const { t } = useTranslation('security');
  const { register, onSubmit, messageOf, summary, isSubmitting } = useServerForm({
    schema: proofSchema,
    defaultValues: { password: '', code: '' },
    fields: ['password', 'code'],
    send: (input) =>
      onProven(input).then(
        () => null,
        (error: unknown) => toAppError(error),
      ),
  });
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5" maxWidth="408px">
      <chakra.p color="fg.muted">{text}</chakra.p>
      <ErrorSummary {...summary} />
      <FormField name="password" label={t('password.current')} error={messageOf('password')}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </FormField>
      <FormField name="code" label={t('factor.codeOrRecovery')} error={messageOf('code')}>
        <Input size="lg" autoComplete="one-time-code" spellCheck={false} {...register('code')} />
      </FormField>
      <FormActions submit={submit} isDangerous={isDangerous} isSubmitting={isSubmitting} onCancel={onCancel} />
    </chakra.form>
  );
}
