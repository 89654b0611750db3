import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { WizardStep } from '../../../../generated/graphql';
import { StepFooter } from '../../../../ui/steps/StepFooter';
import { screensOf, STEPS } from '../steps';

interface WizardFooterProps {
  step: WizardStep;
  screen: number;
  isBusy: boolean;
  onBack: () => void;
  onNext: () => void;
  onPublish: () => void;
}

/** Back, progress and next, always visible. */
export function WizardFooter({ step, screen, isBusy, onBack, onNext, onPublish }: WizardFooterProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const isLast = step === 'REVIEW';
  return (
    <StepFooter
      line={
        <Box display={{ base: 'none', md: 'block' }} marginTop="-1px" height="3px">
          <ProgressLine step={step} screen={screen} />
        </Box>
      }
      last={isLast ? t('common:actions.publish') : null}
      isBusy={isBusy}
      onBack={onBack}
      onNext={isLast ? onPublish : onNext}
    >
      <chakra.span
        display={{ base: 'none', md: 'block' }}
        marginInlineStart="auto"
        textStyle="sm"
        fontWeight="500"
        color="fg.muted"
      >
        {t('progress', { step: STEPS.indexOf(step) + 1, count: STEPS.length })}
        {screensOf(step) > 1 && ` · ${t('screen', { screen: screen + 1, count: screensOf(step) })}`}
      </chakra.span>
    </StepFooter>
  );
}

/** The progress bar; the text beside it contains the same. */
export function ProgressLine({ step, screen, isRounded }: { step: WizardStep; screen: number; isRounded?: boolean }) {
  // The last screen of a step fills it.
  const filled = STEPS.indexOf(step) + (screen + 1) / screensOf(step);
  return (
    <Box
      aria-hidden
      height="100%"
      overflow="hidden"
      bg={isRounded ? 'border' : undefined}
      borderRadius={isRounded ? '3px' : undefined}
    >
      <Box
        height="100%"
        bg="brand.solid"
        borderEndRadius="2px"
        transition="width 200ms"
        style={{ width: `${(filled / STEPS.length) * 100}%` }}
      />
    </Box>
  );
}
