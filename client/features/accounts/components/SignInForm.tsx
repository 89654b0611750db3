import { Button, chakra, Input } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { PasswordInput } from '../../../forms/PasswordInput';
import { useServerForm } from '../../../forms/use-server-form';
import { useAuth } from '../../../session/AuthProvider';
import type { MfaChallenge } from '../../../session/types';
import { TextLink } from '../../../ui/links/TextLink';
import { signInSchema } from '../sign-up.schema';
import { ResendConfirmation } from './ResendConfirmation';

const FIELDS = ['email', 'password'] as const;

interface SignInFormProps {
  resetTo: string;
  onChallenge: (challenge: MfaChallenge) => void;
}

/** E-mail and password; errors are shown above them. */
export function SignInForm({ resetTo, onChallenge }: SignInFormProps) {
  const { t } = useTranslation('accounts');
  const { signIn } = useAuth();
  const { register, getValues, onSubmit, messageOf, summary, failure, isSubmitting } = useServerForm({
    schema: signInSchema({ email: t('signIn.emailMissing'), password: t('signIn.passwordMissing') }),
    defaultValues: { email: '', password: '' },
    fields: FIELDS,
    send: async (values) => {
      const { error, challenge } = await signIn(values);
      if (challenge) onChallenge(challenge);
      return error;
    },
  });
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5" marginTop="7">
      <ErrorSummary {...summary} />
      {failure?.code === 'EMAIL_NOT_VERIFIED' && <ResendConfirmation email={getValues('email')} />}
      <FormField name="email" label={t('fields.email')} error={messageOf('email')}>
        <Input size="lg" type="email" autoComplete="username" {...register('email')} />
      </FormField>
      <FormField
        name="password"
        label={t('fields.password')}
        labelEnd={
          <TextLink to={resetTo} textStyle="sm">
            {t('signIn.forgotten')}
          </TextLink>
        }
        error={messageOf('password')}
      >
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </FormField>
      <Button type="submit" size="lg" width="100%" loading={isSubmitting}>
        {t('signIn.submit')}
      </Button>
    </chakra.form>
  );
}
