import { Box } from '@chakra-ui/react';
import { ArrowLeftRight, PackageOpen, Warehouse, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OptionCard } from '../../../../forms/choices';
import type { Intention } from '../../../../generated/schema';
import { StepHead } from '../components/parts';
import { useOnboarding } from '../OnboardingContext';

const ICONS: Record<Intention, LucideIcon> = { STORE: PackageOpen, RENT_OUT: Warehouse, BOTH: ArrowLeftRight };

/** Asks for the intention: to rent, to host, or both. */
export function IntentionStep() {
  const { t } = useTranslation('onboarding');
  const { answers, change } = useOnboarding();
  return (
    <>
      <StepHead title={t('intention.title')} lead={t('intention.lead')} />
      <Box role="radiogroup" aria-label={t('intention.title')} display="grid" gap="3">
        {(Object.keys(ICONS) as Intention[]).map((intention) => (
          <OptionCard
            key={intention}
            name="intention"
            icon={ICONS[intention]}
            title={t(`intention.${intention}`)}
            text={t(`intention.text.${intention}`)}
            checked={answers.intention === intention}
            onChange={() => change({ intention })}
          />
        ))}
      </Box>
    </>
  );
}
