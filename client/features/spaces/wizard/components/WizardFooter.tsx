import { Box, Button, chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WizardStep } from '../../../../generated/graphql';
import { useFootHeight } from '../../../../ui/layout/window-foot';
import { PageContainer } from '../../../../ui/layout/Page';
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
  const footHeight = useFootHeight();
  const isLast = step === 'REVIEW';
  return (
    <chakra.footer
      position="sticky"
      style={footHeight}
      bottom="var(--foot-h)"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      css={{ '& button': { height: { base: '48px', md: '44px' } } }}
    >
      <Box display={{ base: 'none', md: 'block' }} marginTop="-1px" height="3px">
        <ProgressLine step={step} screen={screen} />
      </Box>
      <PageContainer
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        height={{ md: '73px' }}
        paddingBlock={{ base: '3', md: '0' }}
      >
        <Button variant="outline" onClick={onBack}>
          <ArrowLeft aria-hidden />
          {t('common:actions.back')}
        </Button>
        <chakra.span display={{ base: 'none', md: 'block' }} textStyle="sm" fontWeight="500" color="fg.muted">
          {t('progress', { step: STEPS.indexOf(step) + 1, count: STEPS.length })}
          {screensOf(step) > 1 && ` · ${t('screen', { screen: screen + 1, count: screensOf(step) })}`}
        </chakra.span>
        <Button
          minWidth="148px"
          flex={{ base: '1 1 auto', md: 'none' }}
          loading={isBusy}
          onClick={isLast ? onPublish : onNext}
        >
          {isLast ? t('common:actions.publish') : t('common:actions.next')}
          {!isLast && <ArrowRight aria-hidden />}
        </Button>
      </PageContainer>
    </chakra.footer>
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
