import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DashboardSummaryQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Money } from '../../../ui/display/Price';

type Charge = NonNullable<DashboardSummaryQuery['dashboardSummary']['nextCharge']>;

/** The next charge on the renter's card, under the rail. */
export function NextChargeCard({ charge }: { charge: Charge }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const long = formats.day(charge.dueOn, { weekday: 'long', day: 'numeric', month: 'short' });
  const day = long.charAt(0).toLocaleUpperCase() + long.slice(1);
  const brand = charge.methodBrand ?? '';
  return (
    <Box hideBelow="lg" padding="4" borderWidth="1px" borderRadius="card">
      <dl>
        <chakra.dt textStyle="sm" color="fg.muted">
          {t('nextCharge.title')}
        </chakra.dt>
        <chakra.dd textStyle="lg" lineHeight="1.75rem" fontWeight="700" letterSpacing="-0.01em">
          <Money cents={charge.totalCents} />
        </chakra.dd>
      </dl>
      <chakra.p marginTop="2" textStyle="xs" color="fg.subtle">
        {charge.methodLast4
          ? t('nextCharge.card', {
              day,
              brand: brand.charAt(0).toLocaleUpperCase() + brand.slice(1),
              last4: charge.methodLast4,
            })
          : day}
      </chakra.p>
    </Box>
  );
}
