import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { OptionCard } from '../../../../forms/choices';
import { Group, StepSection } from '../components/parts';
import { contradictingProfile, useIsTrader } from '../use-is-trader';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';

const ANSWERS = [
  { name: 'private', isTrader: false },
  { name: 'professional', isTrader: true },
] as const;

/** Whether the host is a private person or a professional, which renters are shown, as it changes their right of withdrawal. */
export function TraderFields() {
  const { t } = useTranslation('wizard');
  const { values, change, problemAt } = useWizard();
  const answer = useIsTrader();
  const label = useFieldLabel('isTrader');
  const choose = (isTrader: boolean) =>
    change({ isTrader, ...(values.taxProfile === contradictingProfile(isTrader) && { taxProfile: null }) });
  return (
    <StepSection title={label}>
      <Group
        name="isTrader"
        kind="radiogroup"
        label={label}
        error={problemAt('isTrader')}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
      >
        {ANSWERS.map(({ name, isTrader }) => (
          <OptionCard
            key={name}
            name="isTrader"
            title={t(`pricing.traders.${name}.title`)}
            text={t(`pricing.traders.${name}.text`)}
            checked={answer === isTrader}
            onChange={() => choose(isTrader)}
          />
        ))}
      </Group>
      <Box textStyle="small" color="fg.subtle" marginTop="2">
        {t('pricing.traderHint')}
      </Box>
    </StepSection>
  );
}
