import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OnboardingStep } from '../../../../generated/schema';
import { useFormats } from '../../../../i18n/format';
import { useFootHeight } from '../../../../ui/layout/window-foot';
import { PageContainer } from '../../../../ui/layout/Page';
import type { AnswersState } from '../answers-store';
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
export function StepFooter({ step, isBusy, onBack, onSkip, onNext }: FooterProps) {
  const { t } = useTranslation(['onboarding', 'common']);
  const footHeight = useFootHeight();
  const isLast = step === 'TRUST';
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
      <PageContainer
        display="flex"
        alignItems="center"
        gap="3"
        minHeight={{ md: '73px' }}
        paddingBlock={{ base: '3', md: '0' }}
      >
        {onBack && (
          <Button variant="outline" onClick={onBack}>
            <ArrowLeft aria-hidden />
            {t('common:actions.back')}
          </Button>
        )}
        <Button
          variant="ghost"
          marginInlineStart="auto"
          onClick={onSkip}
          css={{ '@media (max-width: 999px)': { display: 'none' } }}
        >
          {t('skip')}
        </Button>
        <Button
          minWidth="148px"
          flex={{ base: '1 1 auto', md: 'none' }}
          marginInlineStart={{ md: 'auto' }}
          css={{ '@media (min-width: 1000px)': { marginInlineStart: 0 } }}
          loading={isBusy}
          onClick={onNext}
        >
          {isLast ? t('finish') : t('common:actions.next')}
          {!isLast && <ArrowRight aria-hidden />}
        </Button>
      </PageContainer>
    </chakra.footer>
  );
}

/** Whether the answers are saved. */
export function SavedMark({ answers, onRetry }: { answers: AnswersState; onRetry: () => void }) {
  const { t } = useTranslation(['onboarding', 'common']);
  const { time } = useFormats();
  const { status, savedAt } = answers;
  if (status === 'untouched') return null;
  const mark = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    fontWeight: '500',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  } as const;
  if (status === 'failed') {
    return (
      <chakra.span role="status" {...mark} color="fg.error">
        <CloudAlert size={18} aria-hidden />
        {t('saved.failed')}
        <Button variant="plain" colorPalette="red" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      </chakra.span>
    );
  }
  const isSaved = status === 'saved' && savedAt !== null;
  return (
    <chakra.span {...mark} color={isSaved ? 'trust.fg' : 'fg.muted'}>
      {isSaved ? <CloudCheck size={18} aria-hidden /> : <CloudUpload size={18} aria-hidden />}
      {/* The phone's header has room for the icon only. */}
      <chakra.span srOnly={{ base: true, sm: false }}>
        {isSaved ? t('saved.at', { time: time(savedAt) }) : t('saved.saving')}
      </chakra.span>
    </chakra.span>
  );
}
