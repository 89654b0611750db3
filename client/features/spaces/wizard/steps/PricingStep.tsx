import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Every } from '../../../../forms/every';
import { policyBounds } from '../../../../generated/rare-bounds';
import { OptionCard } from '../../../../forms/choices';
import type { CancellationPolicy, DepositMonths } from '../../../../generated/schema';
import { useFormats } from '../../../../i18n/format';
import { usePolicyTerms } from '../../../../ui/booking/use-policy-terms';
import { Segmented } from '../../../../ui/controls/Segmented';
import { Group, StepSection } from '../components/parts';
import { StepHead } from '../../../../ui/steps/StepHead';
import { usePriceSuggestion } from '../use-price-suggestion';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';
import { PriceBox } from './PriceBox';
import { PriceSplit } from './PriceSplit';
import { StayFields } from './StayFields';
import { TaxFields } from './TaxFields';
import { TraderFields } from './TraderFields';

const DEPOSITS: Every<DepositMonths> = ['NONE', 'HALF', 'ONE'];
const POLICIES: Every<CancellationPolicy> = ['FLEXIBLE', 'MODERATE', 'STRICT'];

/** Price, minimum stay and terms. */
export function PricingStep() {
  const { t } = useTranslation('wizard');
  const formats = useFormats();
  const { values } = useWizard();
  const suggestion = usePriceSuggestion();
  const lead = suggestion
    ? t(suggestion.comparableCount > 0 ? 'pricing.leadComparables' : 'pricing.leadModel', {
        price: formats.price(suggestion.suggestedCents),
        count: suggestion.comparableCount,
        type: values.type ? t(`pricing.typePlural.${values.type}`, { count: suggestion.comparableCount }) : '',
      })
    : t('pricing.lead');
  return (
    <>
      <StepHead title={t('pricing.title')} lead={lead} />
      <PriceBox suggestion={suggestion} />
      <PriceSplit />
      <StayFields />
      <DepositChoice />
      <PolicyChoice />
      <TraderFields />
      <TaxFields />
    </>
  );
}

function DepositChoice() {
  const label = useFieldLabel('deposit');
  const { t } = useTranslation(['wizard', 'domain']);
  const formats = useFormats();
  const { values, space, change } = useWizard();
  const half = space?.draftPreview?.halfMonthDepositCents;
  const sums = { NONE: null, HALF: half, ONE: half == null ? null : values.priceMonthCents };
  const labelOf = (deposit: DepositMonths) => {
    const sum = sums[deposit];
    return sum == null ? t(`domain:deposit.${deposit}`) : `${t(`domain:deposit.${deposit}`)}, ${formats.price(sum)}`;
  };
  return (
    <StepSection title={label}>
      <Segmented
        label={label}
        isFull
        isStackedOnPhone
        value={values.deposit ?? 'NONE'}
        onChange={(deposit) => change({ deposit })}
        options={DEPOSITS.map((deposit) => ({ value: deposit, label: labelOf(deposit) }))}
      />
      <Box textStyle="small" color="fg.subtle" marginTop="2">
        {values.keysLent ? t('pricing.depositKeys') : t('pricing.depositHint')}
      </Box>
    </StepSection>
  );
}

function PolicyChoice() {
  const label = useFieldLabel('cancellationPolicy');
  const { t } = useTranslation(['wizard', 'domain', 'policies']);
  const { values, change, problemAt, space } = useWizard();
  const shown = usePolicyTerms();
  const textOf = (policy: CancellationPolicy) => {
    const terms = space?.draftPreview?.cancellationTerms.find((one) => one.policy === policy);
    return terms && t(`policies:${policy}`, { ...shown(terms), ...policyBounds });
  };
  return (
    <StepSection title={label}>
      <Group
        name="cancellationPolicy"
        kind="radiogroup"
        label={label}
        error={problemAt('cancellationPolicy')}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
      >
        {POLICIES.map((policy) => (
          <OptionCard
            key={policy}
            name="cancellationPolicy"
            title={t(`domain:policy.${policy}`)}
            text={textOf(policy)}
            checked={values.cancellationPolicy === policy}
            onChange={() => change({ cancellationPolicy: policy })}
          />
        ))}
      </Group>
    </StepSection>
  );
}
