import { Box, Button, chakra } from '@chakra-ui/react';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../../forms/FormField';
import { useNumberText } from '../../../../forms/use-number-text';
import { spaceFields } from '../../../../generated/space-fields';
import { useFormats } from '../../../../i18n/format';
import { errorIdOf, GroupError } from '../components/parts';
import { Stepper } from '../../../../forms/Stepper';
import type { PriceSuggestion } from '../use-price-suggestion';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';

/* Shown once prices of others have come, so the wizard opens without its code. */
const PriceChart = lazy(async () => ({ default: (await import('./PriceChart')).PriceChart }));

const CENTS = 100;
const LEAST = spaceFields.priceMonthCents.min / CENTS;
const MOST = spaceFields.priceMonthCents.max / CENTS;

/** The price as a large number, beside the prices of others. */
export function PriceBox({ suggestion }: { suggestion: PriceSuggestion | null }) {
  const { t } = useTranslation('wizard');
  const { values, change, problemAt } = useWizard();
  const euros = values.priceMonthCents == null ? null : Math.round(values.priceMonthCents / CENTS);
  const set = (value: number | null) => change({ priceMonthCents: value === null ? null : value * CENTS });
  const start = suggestion ? suggestion.suggestedCents / CENTS : LEAST;
  const error = problemAt('priceMonthCents');
  return (
    <Box
      as="section"
      layerStyle="panel"
      marginTop={{ base: '5', md: '7' }}
      padding={{ base: '20px 16px 16px', md: '28px 24px 20px' }}
    >
      <Stepper
        value={euros ?? start}
        min={LEAST}
        max={MOST}
        onChange={(value) => set(euros === null ? start : value)}
        labels={{ less: t('pricing.less'), more: t('pricing.more') }}
        gap={{ base: '4', md: '6' }}
      >
        <PriceInput euros={euros} onChange={set} isInvalid={Boolean(error)} />
      </Stepper>
      <chakra.p textStyle="small" color="fg.muted" textAlign="center" marginTop="1.5">
        {t('pricing.aMonth')}
      </chakra.p>
      <GroupError name="priceMonthCents">{error}</GroupError>
      {suggestion && (
        <Suspense>
          <PriceChart suggestion={suggestion} euros={euros} onChange={set} />
          <Reasons suggestion={suggestion} onUse={() => change({ priceMonthCents: suggestion.suggestedCents })} />
          <FarFromOthers suggestion={suggestion} cents={values.priceMonthCents} />
        </Suspense>
      )}
    </Box>
  );
}

interface PriceInputProps {
  euros: number | null;
  onChange: (euros: number | null) => void;
  isInvalid: boolean;
}

function PriceInput({ euros, onChange, isInvalid }: PriceInputProps) {
  const field = useNumberText({
    value: euros,
    onChange,
    isWhole: true,
    hasThousands: true,
    maxDigits: String(MOST).length + 1,
  });
  return (
    <chakra.label
      display="flex"
      alignItems="baseline"
      justifyContent="center"
      gap="2"
      minWidth="132px"
      paddingInline="3"
      paddingBottom="1"
      borderBottomWidth="2px"
      borderColor={isInvalid ? 'border.error' : 'fg'}
      borderTopRadius="md"
      css={{
        '&:has(:focus-visible)': { outline: '2px solid var(--hueco-colors-brand-focus-ring)', outlineOffset: '2px' },
      }}
    >
      <chakra.span srOnly>{useFieldLabel('priceMonthCents')}</chakra.span>
      <chakra.input
        id={fieldId('priceMonthCents')}
        value={field.text}
        onChange={({ target }) => field.type(target.value)}
        onBlur={field.leave}
        inputMode="numeric"
        autoComplete="off"
        placeholder="–"
        aria-invalid={isInvalid || field.isInvalid || undefined}
        aria-describedby={isInvalid ? errorIdOf('priceMonthCents') : undefined}
        style={{ width: `${Math.max(field.text.length, 1)}ch` }}
        minWidth="0"
        padding="0"
        border="0"
        outline="none"
        bg="transparent"
        textAlign="center"
        fontSize="56px"
        lineHeight="3.75rem"
        fontWeight="700"
        letterSpacing="-0.03em"
        fontVariantNumeric="tabular-nums"
        _placeholder={{ color: 'fg.subtle' }}
      />
      <chakra.span aria-hidden fontSize="30px" lineHeight="2.25rem" fontWeight="500" color="fg.subtle">
        €
      </chakra.span>
    </chakra.label>
  );
}

function Reasons({ suggestion, onUse }: { suggestion: PriceSuggestion; onUse: () => void }) {
  const { t } = useTranslation('wizard');
  const formats = useFormats();
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="6"
      rowGap="2"
      paddingTop="3"
      borderTopWidth="1px"
      borderColor="hairline"
      textStyle="small"
      color="fg.muted"
      listStyleType="none"
    >
      {suggestion.reasons.map(({ code, percent }) => (
        <chakra.li key={code} display="flex" alignItems="center" gap="2">
          <Box color={percent >= 0 ? 'fg.success' : 'fg.warning'} flexShrink="0">
            {percent >= 0 ? <TrendingUp size={18} aria-hidden /> : <TrendingDown size={18} aria-hidden />}
          </Box>
          <span>
            {t(`pricing.reason.${code}`)}{' '}
            <chakra.b fontWeight="600" color="fg" fontVariantNumeric="tabular-nums">
              {`${percent > 0 ? '+' : ''}${formats.percent(percent)}`}
            </chakra.b>
          </span>
        </chakra.li>
      ))}
      <chakra.li marginInlineStart="auto">
        <Button variant="plain" onClick={onUse}>
          {t('pricing.use', { price: formats.price(suggestion.suggestedCents) })}
        </Button>
      </chakra.li>
    </chakra.ul>
  );
}

/* Only advice: the host decides about the price. */
function FarFromOthers({ suggestion, cents }: { suggestion: PriceSuggestion; cents: number | null | undefined }) {
  const { t } = useTranslation('wizard');
  if (cents == null) return null;
  const isFar = cents < suggestion.farBelowCents ? 'farBelow' : cents > suggestion.farAboveCents ? 'farAbove' : null;
  return (
    <chakra.p role="status" textStyle="small" color="fg.warning" marginTop={isFar ? '2' : '0'}>
      {isFar && t(`pricing.${isFar}`)}
    </chakra.p>
  );
}
