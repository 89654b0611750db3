import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MfaChallenge } from '../../../session/types';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { TextLink } from '../../../ui/links/TextLink';
import { SecondStep } from './SecondStep';
import { SignInForm } from './SignInForm';

interface SignInViewProps {
  text: string;
  tabs: ReactNode;
  signUpTo: string;
  resetTo: string;
}

/** Signing in, in one step or two. The page decides where to continue, once it sees a signed-in user. */
export function SignInView({ text, tabs, signUpTo, resetTo }: SignInViewProps) {
  const { t } = useTranslation('accounts');
  const [challenge, setChallenge] = useState<MfaChallenge | null>(null);
  const [isExpired, setExpired] = useState(false);
  const goBack = (isOver: boolean) => {
    setExpired(isOver);
    setChallenge(null);
  };
  if (challenge) return <SecondStep challenge={challenge} onBack={goBack} />;
  return (
    <>
      {tabs}
      <chakra.h1 textStyle="h2">{t('signIn.title')}</chakra.h1>
      <chakra.p marginTop="2" color="fg.muted">
        {text}
      </chakra.p>
      {isExpired && <AlertBox marginTop="5">{t('secondStep.expired')}</AlertBox>}
      <SignInForm resetTo={resetTo} onChallenge={setChallenge} />
      <chakra.p marginTop="6" textAlign="center" textStyle="sm" color="fg.muted">
        {t('signIn.noAccount')} <TextLink to={signUpTo}>{t('signUp.tab')}</TextLink>
      </chakra.p>
    </>
  );
}
