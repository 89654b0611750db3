import { Button, chakra, Input } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { useServerForm } from '../../../forms/use-server-form';
import { linkBounds } from '../../../generated/bounds';
import { useAuth } from '../../../session/AuthProvider';
import { emailSchema } from '../sign-up.schema';
import { Notice } from './Notice';

const FIELDS = ['email'] as const;

function ResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts');
  const { requestPasswordReset } = useAuth();
  const { register, onSubmit, messageOf, summary, isSubmitting } = useServerForm({
    schema: emailSchema,
    defaultValues: { email: '' },
    fields: FIELDS,
    send: async ({ email }) => {
      const { error } = await requestPasswordReset(email);
      if (!error) onSent(email);
      return error;
    },
  });
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5">
      <ErrorSummary {...summary} />
      <FormField name="email" label={t('fields.email')} error={messageOf('email')}>
        <Input size="lg" type="email" autoComplete="username" {...register('email')} />
      </FormField>
      <Button type="submit" size="lg" width="100%" loading={isSubmitting}>
        {t('reset.submit')}
      </Button>
    </chakra.form>
  );
}

/* The same text whether or not there is an account of this address. */
function ResetMailed({ email, signInTo, onAgain }: { email: string; signInTo: string; onAgain: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <Notice icon={MailCheck} title={t('check.title')}>
      <chakra.p overflowWrap="anywhere">{t('reset.mailed', { email, ...linkBounds })}</chakra.p>
      <chakra.p color="fg.muted">{t('reset.newest')}</chakra.p>
      <Button variant="outline" justifySelf="start" onClick={onAgain}>
        {t('reset.again')}
      </Button>
      <Button asChild variant="plain" justifySelf="start">
        <Link to={signInTo}>{t('check.back')}</Link>
      </Button>
    </Notice>
  );
}

interface ResetRequestProps {
  signInTo: string;
  /** They came by a link that no longer works. */
  isLinkDead?: boolean;
}

/** Requests the mail with the link to a new password (ACC-2). */
export function ResetRequest({ signInTo, isLinkDead }: ResetRequestProps) {
  const { t } = useTranslation('accounts');
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  if (mailedTo !== null) return <ResetMailed email={mailedTo} signInTo={signInTo} onAgain={() => setMailedTo(null)} />;
  return (
    <>
      <chakra.h1 textStyle="h2">{t(isLinkDead ? 'reset.deadTitle' : 'reset.title')}</chakra.h1>
      <chakra.p marginTop="2" marginBottom="7" color="fg.muted">
        {t(isLinkDead ? 'reset.deadText' : 'reset.text')}
      </chakra.p>
      <ResetForm onSent={setMailedTo} />
      <Button asChild variant="plain" marginTop="6">
        <Link to={signInTo}>{t('check.back')}</Link>
      </Button>
    </>
  );
}
