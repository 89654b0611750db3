import { Button, chakra } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { PasswordInput } from '../../../forms/PasswordInput';
import { useServerForm } from '../../../forms/use-server-form';
import { useAuth } from '../../../session/AuthProvider';
import { newPasswordSchema } from '../sign-up.schema';
import type { PasswordTexts } from '../use-auth-address';
import { Notice } from './Notice';
import { PasswordMeter } from './PasswordMeter';
import { ResetRequest } from './ResetRequest';

const FIELDS = ['password', 'confirmPassword'] as const;

interface NewPasswordFormProps {
  token: string;
  onChanged: () => void;
  onRefused: () => void;
}

function NewPasswordForm({ token, onChanged, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('accounts');
  const { resetPassword } = useAuth();
  const { register, control, onSubmit, messageOf, summary, isSubmitting } = useServerForm({
    schema: newPasswordSchema,
    defaultValues: { password: '', confirmPassword: '' },
    fields: FIELDS,
    send: async (values) => {
      const { error } = await resetPassword({ token, ...values });
      if (!error) onChanged();
      if (error?.code === 'TOKEN_INVALID') onRefused();
      return error;
    },
  });
  const password = useWatch({ control, name: 'password' });
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5" marginTop="7">
      <ErrorSummary {...summary} />
      <FormField name="password" label={t('fields.newPassword')} error={messageOf('password')}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
        <PasswordMeter password={password} />
      </FormField>
      <FormField name="confirmPassword" label={t('fields.confirmPassword')} error={messageOf('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </FormField>
      <Button type="submit" size="lg" width="100%" loading={isSubmitting}>
        {t('newPassword.submit')}
      </Button>
    </chakra.form>
  );
}

interface NewPasswordProps {
  token: string | null;
  texts: PasswordTexts;
  signInTo: string;
}

/** The target of the reset mail's link; with a missing or used token, another mail can be requested. */
export function NewPassword({ token, texts, signInTo }: NewPasswordProps) {
  const { t } = useTranslation('accounts');
  const [end, setEnd] = useState<'changed' | 'refused' | null>(null);
  if (end === 'changed') {
    return (
      <Notice icon={ShieldCheck} title={t(`${texts}.doneTitle`)}>
        <chakra.p color="fg.muted">{t('newPassword.doneText')}</chakra.p>
        <Button asChild size="lg">
          <Link to={signInTo}>{t('signIn.submit')}</Link>
        </Button>
      </Notice>
    );
  }
  if (end === 'refused' || token === null) return <ResetRequest isLinkDead signInTo={signInTo} />;
  return (
    <>
      <chakra.h1 textStyle="h2">{t(`${texts}.title`)}</chakra.h1>
      <chakra.p marginTop="2" color="fg.muted">
        {t(`${texts}.text`)}
      </chakra.p>
      <NewPasswordForm token={token} onChanged={() => setEnd('changed')} onRefused={() => setEnd('refused')} />
    </>
  );
}
