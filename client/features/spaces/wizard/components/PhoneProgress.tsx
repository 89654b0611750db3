import { Box, chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WizardStep } from '../../../../generated/graphql';
import { STEPS } from '../steps';
import { ProgressLine } from './WizardFooter';

interface PhoneProgressProps {
  step: WizardStep;
  saved: ReactNode;
}

/** Under the phone's header: where we are and whether it is saved. */
export function PhoneProgress({ step, saved }: PhoneProgressProps) {
  const { t } = useTranslation('wizard');
  return (
    <Box paddingInline="var(--gutter)" paddingTop="2">
      <HStack flexWrap="wrap" columnGap="2" rowGap="0" minHeight="11" textStyle="sm" color="fg.muted">
        <chakra.b fontWeight="600" color="fg">
          {t('progress', { step: STEPS.indexOf(step) + 1, count: STEPS.length })}
        </chakra.b>
        {t(`step.${step}`)}
        <chakra.span display="inline-flex" marginInlineStart="auto">
          {saved}
        </chakra.span>
      </HStack>
      <Box height="6px">
        <ProgressLine step={step} isRounded />
      </Box>
    </Box>
  );
}
