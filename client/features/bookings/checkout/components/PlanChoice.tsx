import { Box, chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../../forms/FormField';
import { guaranteeLimits } from '../../../../generated/rare-bounds';
import type { Checkout_BookingFragment, ProtectionPlan } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import type { CheckoutValues } from '../checkout.schema';

interface PlanChoiceProps {
  prices: Checkout_BookingFragment['planPrices'];
  /** In one column on every screen. */
  isNarrow?: boolean;
}

/** The available guarantee plans, at the prices of this booking, as one choice. */
export function PlanChoice({ prices, isNarrow = false }: PlanChoiceProps) {
  const { t } = useTranslation('checkout');
  const value = useWatch<CheckoutValues, 'declaredValue'>({ name: 'declaredValue' });
  return (
    <Box
      role="radiogroup"
      aria-label={t('plan.label')}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: isNarrow ? undefined : 'repeat(3, minmax(0, 1fr))' }}
      gap="3"
    >
      {prices.map(({ plan, perChargeCents, recommendedFor }, index) => (
        <PlanCard
          key={plan}
          plan={plan}
          monthCents={perChargeCents}
          isRecommended={prices.length > 1 && recommendedFor.some((one) => one === value)}
          isNarrow={isNarrow}
          id={index === 0 ? fieldId('protectionPlan') : undefined}
        />
      ))}
    </Box>
  );
}

interface PlanCardProps {
  plan: ProtectionPlan;
  monthCents: number;
  /** The plan covers the declared value. */
  isRecommended: boolean;
  isNarrow: boolean;
  id?: string;
}

function PlanCard({ plan, monthCents, isRecommended, isNarrow, id }: PlanCardProps) {
  const { t } = useTranslation(['checkout', 'domain']);
  const { money } = useFormats();
  const { register } = useFormContext<CheckoutValues>();
  const isChosen = useWatch<CheckoutValues, 'protectionPlan'>({ name: 'protectionPlan' }) === plan;
  const nameId = `plan-${plan}`;
  return (
    <chakra.label
      position="relative"
      display="flex"
      flexDirection="column"
      paddingBlock={{ base: '3.5', md: '4' }}
      paddingInline="4"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
      cursor="pointer"
      borderColor={isChosen ? 'brand.solid' : 'border'}
      boxShadow={isChosen ? 'inset 0 0 0 1px var(--hueco-colors-brand-solid)' : undefined}
      _hover={{ borderColor: isChosen ? 'brand.solid' : 'border.control' }}
      css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' } }}
    >
      <chakra.input
        type="radio"
        value={plan}
        id={id}
        aria-labelledby={nameId}
        aria-describedby={isRecommended ? `${nameId}-fits` : undefined}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        {...register('protectionPlan')}
      />
      <chakra.span display="flex" justifyContent="space-between" alignItems="center" fontWeight="600">
        <span id={nameId}>{t(`domain:protection.${plan}`)}</span>
        <Dot isChosen={isChosen} />
      </chakra.span>
      <chakra.span
        display="block"
        marginTop="1"
        marginBottom={{ lg: 'auto' }}
        textStyle="lg"
        lineHeight="1.75rem"
        fontWeight="700"
        letterSpacing="-0.01em"
        fontVariantNumeric="tabular-nums"
      >
        {monthCents === 0 ? (
          t('plan.included')
        ) : (
          <>
            {money(monthCents)}{' '}
            <chakra.small textStyle="small" letterSpacing="0" color="fg.subtle">
              {t('plan.monthly')}
            </chakra.small>
          </>
        )}
      </chakra.span>
      {isRecommended && (
        <chakra.span id={`${nameId}-fits`} marginTop="1" textStyle="small" fontWeight="600" color="trust.fg">
          {t('plan.recommended')}
        </chakra.span>
      )}
      <Limits plan={plan} isNarrow={isNarrow} />
    </chakra.label>
  );
}

function Dot({ isChosen }: { isChosen: boolean }) {
  return (
    <chakra.span
      aria-hidden
      flexShrink="0"
      boxSize="20px"
      borderRadius="full"
      bg="bg.panel"
      borderWidth={isChosen ? '6px' : '1.5px'}
      borderColor={isChosen ? 'brand.solid' : 'border.control'}
    />
  );
}

function Limits({ plan, isNarrow }: Pick<PlanCardProps, 'plan' | 'isNarrow'>) {
  const { t } = useTranslation('checkout');
  const { price } = useFormats();
  const limits = guaranteeLimits[plan];
  const rows = [
    [t('plan.perBooking'), price(limits.bookingCents)],
    [t('plan.perItem'), price(limits.objectCents)],
    [t('plan.excess'), price(limits.excessCents)],
  ] as const;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={isNarrow ? 'repeat(3, 1fr)' : { base: 'repeat(3, 1fr)', lg: '1fr' }}
      gap="1"
      marginTop={{ base: '2.5', lg: '3' }}
      paddingTop={{ base: '2.5', lg: '3' }}
      borderTopWidth="1px"
      borderColor="hairline"
      textStyle="sm"
    >
      {rows.map(([name, value]) => (
        <Box
          key={name}
          display="flex"
          flexDirection={isNarrow ? 'column' : { base: 'column', lg: 'row' }}
          justifyContent="space-between"
          columnGap="2"
        >
          <chakra.dt color="fg.muted" textStyle={isNarrow ? 'xs' : { base: 'xs', lg: 'sm' }}>
            {name}
          </chakra.dt>
          <chakra.dd fontWeight="500" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {value}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  );
}
