import { Box, chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WizardStep } from '../../../../generated/graphql';
import { screensOf, STEPS } from '../steps';
import { ProgressLine } from './WizardFooter';

interface PhoneProgressProps {
  step: WizardStep;
  screen: number;
  saved: ReactNode;
}

/** Below the header on phones: the current step and whether it is saved. */
export function PhoneProgress({ step, screen, saved }: PhoneProgressProps) {
  const { t } = useTranslation('wizard');
  return (
    <Box paddingInline="var(--gutter)" paddingTop="2">
      <HStack flexWrap="wrap" columnGap="2" rowGap="0" minHeight="11" textStyle="sm" color="fg.muted">
        <chakra.b fontWeight="600" color="fg">
          {t('progress', { step: STEPS.indexOf(step) + 1, count: STEPS.length })}
        </chakra.b>
        {t(`step.${step}`)}
        {screensOf(step) > 1 && ` · ${t('screen', { screen: screen + 1, count: screensOf(step) })}`}
        <chakra.span display="inline-flex" marginInlineStart="auto">
          {saved}
        </chakra.span>
      </HStack>
      <Box height="6px">
        <ProgressLine step={step} screen={screen} isRounded />
      </Box>
    </Box>
  );
}
