import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OnboardingStep } from '../../../../generated/schema';
import { PageContainer } from '../../../../ui/layout/Page';
import { StepFooter } from '../../../../ui/steps/StepFooter';
import { STEPS } from '../steps';

const numberOf = (step: OnboardingStep): number => STEPS.indexOf(step) + 1;

/** Below the header where there is no rail: the current step, and a link to skip it. */
export function TopProgress({ step, onSkip }: { step: OnboardingStep; onSkip: () => void }) {
  const { t } = useTranslation('onboarding');
  return (
    <PageContainer paddingTop="2" css={{ '@media (min-width: 1000px)': { display: 'none' } }}>
      <HStack columnGap="2" minHeight="11" textStyle="sm" color="fg.muted">
        <chakra.b fontWeight="600" color="fg" whiteSpace="nowrap">
          {t('progress', { step: numberOf(step), count: STEPS.length })}
        </chakra.b>
        {t(`step.${step}`)}
        <Button variant="plain" size="sm" marginStart="auto" onClick={onSkip}>
          {t('skip')}
        </Button>
      </HStack>
      <Line step={step} height="6px" bg="border" />
    </PageContainer>
  );
}

function Line({ step, height, bg }: { step: OnboardingStep; height: string; bg?: string }) {
  return (
    <Box aria-hidden height={height} overflow="hidden" bg={bg} borderRadius="full">
      <Box
        height="100%"
        bg="brand.solid"
        borderRadius="full"
        transition="width 200ms"
        style={{ width: `${(numberOf(step) / STEPS.length) * 100}%` }}
      />
    </Box>
  );
}

interface FooterProps {
  step: OnboardingStep;
  isBusy: boolean;
  onBack: (() => void) | null;
  onSkip: () => void;
  onNext: () => void;
}

/** Back, skip and continue: always visible. */
export function OnboardingFooter({ step, isBusy, onBack, onSkip, onNext }: FooterProps) {
  const { t } = useTranslation('onboarding');
  return (
    <StepFooter last={step === 'TRUST' ? t('finish') : null} isBusy={isBusy} onBack={onBack} onNext={onNext}>
      <Button variant="ghost" marginInlineStart="auto" onClick={onSkip} css={BESIDE_NEXT}>
        {t('skip')}
      </Button>
    </StepFooter>
  );
}

/* Where there is no rail, the link is above the form. */
const BESIDE_NEXT = {
  '@media (max-width: 999px)': { display: 'none' },
  '@media (min-width: 1000px)': { '& + button': { marginInlineStart: 0 } },
};
