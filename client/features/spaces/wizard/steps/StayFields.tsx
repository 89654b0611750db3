import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../i18n/format';
import { ChipChoice } from '../../../../forms/ChipChoice';
import { NumberField } from '../components/NumberField';
import { Group, StepSection } from '../components/parts';
import { useWizard } from '../WizardContext';

const USUAL_DAYS = [1, 7, 30, 90];

/** The minimum stay, and the discounts of longer ones. */
export function StayFields() {
  return (
    <>
      <MinimumStay />
      <Discounts />
    </>
  );
}

function MinimumStay() {
  const { t } = useTranslation(['wizard', 'common']);
  const { values, change, problemAt } = useWizard();
  const days = values.minDays ?? null;
  const [isOther, setOther] = useState(days !== null && !USUAL_DAYS.includes(days));
  return (
    <StepSection title={t('pricing.minimum')}>
      <Group
        name={isOther ? 'minDaysChoice' : 'minDays'}
        kind="radiogroup"
        label={t('pricing.minimum')}
        error={isOther ? undefined : problemAt('minDays')}
        display="flex"
        flexWrap="wrap"
        gap={{ base: '1.5', md: '2' }}
      >
        {USUAL_DAYS.map((usual) => (
          <ChipChoice
            key={usual}
            kind="radio"
            name="minDays"
            isChecked={!isOther && days === usual}
            onChange={() => {
              setOther(false);
              change({ minDays: usual });
            }}
          >
            {t('common:days', { count: usual })}
          </ChipChoice>
        ))}
        <ChipChoice kind="radio" name="minDays" isChecked={isOther} onChange={() => setOther(true)}>
          {t('pricing.other')}
        </ChipChoice>
      </Group>
      {isOther && (
        <Box maxWidth="200px" marginTop="3">
          <NumberField name="minDays" />
        </Box>
      )}
    </StepSection>
  );
}

const DISCOUNTS = [
  { name: 'discount90Percent', month: 'monthFrom90Cents' },
  { name: 'discount180Percent', month: 'monthFrom180Cents' },
  { name: 'discount365Percent', month: 'monthFrom365Cents' },
] as const;

function Discounts() {
  const { t } = useTranslation('wizard');
  const { money } = useFormats();
  const { values, space } = useWizard();
  return (
    <StepSection title={t('pricing.discounts')} isOptional>
      <Box
        display="grid"
        gridTemplateColumns="repeat(3, minmax(0, 1fr))"
        gap={{ base: '2.5', md: '4' }}
        alignItems="start"
      >
        {DISCOUNTS.map(({ name, month }) => {
          const cents = space?.draftPreview?.[month];
          const hint = cents == null || !values[name] ? undefined : t('pricing.monthly', { price: money(cents) });
          return <NumberField key={name} name={name} hint={hint} />;
        })}
      </Box>
    </StepSection>
  );
}
