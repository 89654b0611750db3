import { Box, Input } from '@chakra-ui/react';
import { Building2, Car, DoorOpen, PackageOpen, Store, TrendingUp, Warehouse, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChipChoice } from '../../../../forms/ChipChoice';
import { FormField } from '../../../../forms/FormField';
import { NumberInput } from '../../../../forms/NumberInput';
import type { SpaceType } from '../../../../generated/schema';
import { useFormats } from '../../../../i18n/format';
import { Question, Result } from '../components/parts';
import { useOnboarding } from '../OnboardingContext';

const ICONS: Record<SpaceType, LucideIcon> = {
  STORAGE: PackageOpen,
  GARAGE: Car,
  ROOM: DoorOpen,
  SHOP: Store,
  WAREHOUSE: Warehouse,
  OTHER: Building2,
};

/** Type, postal code and size; and the estimated income. */
export function OfferPart() {
  const { t } = useTranslation(['onboarding', 'common']);
  const { answers, change, problemAt, leave } = useOnboarding();
  const { type, postalCode, sizeM2 } = answers.offer;
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <Question>
        <legend>{t('plans.type')}</legend>
        <Box display="flex" flexWrap="wrap" gap="2">
          {(Object.keys(ICONS) as SpaceType[]).map((each) => (
            <ChipChoice
              key={each}
              kind="radio"
              name="offer-type"
              icon={ICONS[each]}
              isChecked={type === each}
              onChange={() => change({ offer: { type: each } })}
            >
              {t(`common:spaceType.${each}`)}
            </ChipChoice>
          ))}
        </Box>
      </Question>
      <Box display="grid" gap="4" gridTemplateColumns="repeat(2, minmax(0, 1fr))" alignItems="start">
        <FormField name="offer.postalCode" label={t('plans.postalCode')} error={problemAt('offer.postalCode')}>
          <Input
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            value={postalCode ?? ''}
            onChange={(event) => change({ offer: { postalCode: event.target.value || null } })}
            onBlur={() => leave('offer.postalCode')}
          />
        </FormField>
        <FormField name="offer.sizeM2" label={t('plans.size')} error={problemAt('offer.sizeM2')}>
          <NumberInput
            suffix="m²"
            value={sizeM2}
            onChange={(size) => change({ offer: { sizeM2: size } })}
            onBlur={() => leave('offer.sizeM2')}
          />
        </FormField>
      </Box>
      <IncomeResult />
    </Box>
  );
}

function IncomeResult() {
  const { t } = useTranslation('onboarding');
  const { price } = useFormats();
  const { estimate } = useOnboarding().answers.saved;
  if (!estimate) return <Result icon={TrendingUp} title={null} text={t('income.none')} />;
  const whole = (cents: number): string => price(Math.round(cents / 100) * 100);
  const { netCents, lowNetCents, highNetCents, comparableCount } = estimate;
  return (
    <Result
      icon={TrendingUp}
      title={t('income.title', { price: whole(netCents) })}
      text={
        <>
          <p>{t('income.range', { low: whole(lowNetCents), high: whole(highNetCents) })}</p>
          <p>{comparableCount > 0 ? t('income.compared', { count: comparableCount }) : t('income.notCompared')}</p>
        </>
      }
    />
  );
}
