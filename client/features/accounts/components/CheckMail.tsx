import { Button, chakra } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from './Notice';
import { ResendConfirmation } from './ResendConfirmation';
import { linkBounds } from '../../../generated/bounds';

/** Shown after sign-up: the account waits for its link. The same text whether or not the address was new. */
export function CheckMail({ email, signInTo }: { email: string; signInTo: string }) {
  const { t } = useTranslation('accounts');
  return (
    <Notice icon={MailCheck} title={t('check.title')}>
      <chakra.p overflowWrap="anywhere">{t('check.text', { email, ...linkBounds })}</chakra.p>
      <chakra.p color="fg.muted">{t('check.spam')}</chakra.p>
      <ResendConfirmation email={email} />
      <Button asChild variant="plain" justifySelf="start">
        <Link to={signInTo}>{t('check.back')}</Link>
      </Button>
    </Notice>
  );
}
