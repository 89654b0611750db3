import { Box, chakra } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WizardStep } from '../../../../generated/graphql';
import { STEPS } from '../steps';
import { useStepSummary } from '../use-step-summary';
import { useWizard } from '../WizardContext';

type Mark = 'now' | 'bad' | 'done' | 'open';

const DOTS: Record<Mark, object> = {
  now: { bg: 'fg', borderColor: 'fg', color: 'bg' },
  bad: { bg: 'bg.error', borderColor: 'fg.error', color: 'fg.error' },
  done: { bg: 'trust.solid', borderColor: 'trust.solid', color: 'trust.contrast' },
  open: { bg: 'bg', borderColor: 'border.control', color: 'fg.muted' },
};

/** The six steps at the side: what was answered, what is missing, and the way to each. */
export function StepRail() {
  const { t } = useTranslation('wizard');
  return (
    <nav aria-label={t('steps')}>
      <chakra.ol listStyleType="none">
        {STEPS.map((step, index) => (
          <RailItem key={step} step={step} number={index + 1} isLast={index === STEPS.length - 1} />
        ))}
      </chakra.ol>
    </nav>
  );
}

function useMark(step: WizardStep): { mark: Mark; missing: number } {
  const wizard = useWizard();
  const missing = wizard.problems.filter((problem) => problem.step === step).length;
  if (step === wizard.step) return { mark: 'now', missing };
  if (missing > 0) return { mark: wizard.triedSteps.has(step) ? 'bad' : 'open', missing };
  return { mark: wizard.space && step !== 'REVIEW' ? 'done' : 'open', missing };
}

function RailItem({ step, number, isLast }: { step: WizardStep; number: number; isLast: boolean }) {
  const { t } = useTranslation('wizard');
  const { goTo } = useWizard();
  const { mark, missing } = useMark(step);
  const { short } = useStepSummary();
  const note = mark === 'bad' ? t('missingIn', { count: missing }) : mark === 'done' ? short(step) : '';
  return (
    <chakra.li
      position="relative"
      minHeight="13"
      paddingBottom="5"
      _before={
        isLast
          ? undefined
          : {
              content: '""',
              position: 'absolute',
              left: '13px',
              top: '32px',
              bottom: '4px',
              width: '2px',
              borderRadius: '1px',
              bg: mark === 'done' ? 'trust.solid' : 'border',
            }
      }
    >
      <chakra.button
        type="button"
        aria-current={mark === 'now' ? 'step' : undefined}
        onClick={() => goTo(step)}
        display="grid"
        gridTemplateColumns="28px 1fr"
        gap="3"
        width="100%"
        textAlign="start"
        borderRadius="md"
        cursor="pointer"
      >
        <Box
          as="span"
          display="grid"
          placeItems="center"
          boxSize="7"
          borderRadius="full"
          borderWidth="1.5px"
          fontSize="sm"
          fontWeight="600"
          lineHeight="1"
          css={DOTS[mark]}
        >
          {mark === 'done' ? (
            <Check size={16} strokeWidth={2.5} aria-label={t('stepDone')} />
          ) : mark === 'bad' ? (
            <CircleAlert size={16} aria-hidden />
          ) : (
            number
          )}
        </Box>
        <Box as="span" minWidth="0">
          <Box
            as="span"
            display="block"
            lineHeight="1.75rem"
            fontWeight={mark === 'now' ? '600' : '500'}
            color={mark === 'open' ? 'fg.muted' : 'fg'}
          >
            {t(`step.${step}`)}
          </Box>
          {note && (
            <Box
              as="span"
              display="block"
              textStyle="xs"
              fontWeight="450"
              color={mark === 'bad' ? 'fg.error' : 'fg.subtle'}
              overflowWrap="anywhere"
            >
              {note}
            </Box>
          )}
        </Box>
      </chakra.button>
    </chakra.li>
  );
}
