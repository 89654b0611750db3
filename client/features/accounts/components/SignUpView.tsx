import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/links/TextLink';
import { CheckMail } from './CheckMail';
import { SignUpForm } from './SignUpForm';

interface SignUpViewProps {
  text: string;
  tabs: ReactNode;
  next: string | null;
  signInTo: string;
}

/** Creating an account, and the next step. */
export function SignUpView({ text, tabs, next, signInTo }: SignUpViewProps) {
  const { t } = useTranslation('accounts');
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  if (mailedTo !== null) return <CheckMail email={mailedTo} signInTo={signInTo} />;
  return (
    <>
      {tabs}
      <chakra.h1 textStyle="h2">{t('signUp.title')}</chakra.h1>
      <chakra.p marginTop="2" color="fg.muted">
        {text}
      </chakra.p>
      <SignUpForm next={next} onSignedUp={setMailedTo} />
      <chakra.p marginTop="6" textAlign="center" textStyle="sm" color="fg.muted">
        {t('signUp.hasAccount')} <TextLink to={signInTo}>{t('signIn.tab')}</TextLink>
      </chakra.p>
    </>
  );
}
