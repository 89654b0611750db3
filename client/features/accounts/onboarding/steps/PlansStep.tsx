import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepHead } from '../components/parts';
import { useOnboarding } from '../OnboardingContext';
import { NeedPart } from './NeedPart';
import { OfferPart } from './OfferPart';

/** The things to store, the offered space, or both, by the chosen intention; without one, the first. */
export function PlansStep() {
  const { t } = useTranslation('onboarding');
  const { intention } = useOnboarding().answers;
  if (intention === 'BOTH') {
    return (
      <>
        <StepHead title={t('plans.both.title')} lead={t('plans.both.lead')} />
        <Part title={t('plans.need.title')}>
          <NeedPart />
        </Part>
        <Part title={t('plans.offer.title')}>
          <OfferPart />
        </Part>
      </>
    );
  }
  const kind = intention === 'RENT_OUT' ? 'offer' : 'need';
  return (
    <>
      <StepHead title={t(`plans.${kind}.title`)} lead={t(`plans.${kind}.lead`)} />
      {kind === 'offer' ? <OfferPart /> : <NeedPart />}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" css={{ '& + &': { marginTop: '12' } }}>
      <chakra.h2 textStyle="h3" marginBottom="3.5">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}
