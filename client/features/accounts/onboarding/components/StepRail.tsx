import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OnboardingStep } from '../../../../generated/schema';
import { STEPS } from '../steps';

interface StepRailProps {
  step: OnboardingStep;
  onChoose: (step: OnboardingStep) => void;
}

/** The four steps at the side, and the way to each. */
export function StepRail({ step, onChoose }: StepRailProps) {
  const { t } = useTranslation('onboarding');
  const now = STEPS.indexOf(step);
  return (
    <nav aria-label={t('steps')}>
      <chakra.ol listStyleType="none">
        {STEPS.map((each, index) => (
          <chakra.li
            key={each}
            position="relative"
            paddingBottom="6"
            _before={index < STEPS.length - 1 ? lineAfter(index < now) : undefined}
          >
            <chakra.button
              type="button"
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onChoose(each)}
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
                css={dotOf(index - now)}
              >
                {index < now ? <Check size={16} strokeWidth={2.5} aria-label={t('stepDone')} /> : index + 1}
              </Box>
              <Box
                as="span"
                lineHeight="1.75rem"
                fontWeight={index === now ? '600' : '500'}
                color={index > now ? 'fg.muted' : 'fg'}
              >
                {t(`step.${each}`)}
              </Box>
            </chakra.button>
          </chakra.li>
        ))}
      </chakra.ol>
    </nav>
  );
}

const lineAfter = (isPast: boolean) =>
  ({
    content: '""',
    position: 'absolute',
    left: '13px',
    top: '32px',
    bottom: '4px',
    width: '2px',
    borderRadius: '1px',
    bg: isPast ? 'trust.solid' : 'border',
  }) as const;

function dotOf(distance: number) {
  if (distance === 0) return { bg: 'fg', borderColor: 'fg', color: 'bg' };
  return distance < 0
    ? { bg: 'trust.solid', borderColor: 'trust.solid', color: 'trust.contrast' }
    : { bg: 'bg', borderColor: 'border.control', color: 'fg.muted' };
}
