import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNextPayoutQuery, type DashboardSummaryQuery, type NextPayoutQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { cardName } from '../../../ui/cards/card-name';
import { dottedText } from '../../../ui/display/dotted-text';
import { Money } from '../../../ui/display/Price';
import { capitalised } from '../../../ui/display/capitalised';

type Summary = DashboardSummaryQuery['dashboardSummary'];

/** The next charge on the renter's card, under the rail: what the renter's credit leaves of it. */
export function NextChargeCard({ charge }: { charge: NonNullable<Summary['nextCharge']> }) {
  const { t } = useTranslation('dashboard');
  const day = useRailDay(charge.dueOn);
  const cents = charge.totalCents - charge.creditCents;
  return (
    <RailCard title={t('nextCharge.title')} cents={cents}>
      {dottedText([day, cents > 0 && cardName(charge.methodBrand, charge.methodLast4)])}
    </RailCard>
  );
}

/**
 * The next payout to the host, under the rail; nothing while none is due. A query of its own: the ledger is not part of the
 * overview.
 */
export function NextPayoutCard() {
  const { data } = useNextPayoutQuery({ fetchPolicy: 'no-cache' });
  const payout = data?.dashboardSummary.nextPayout;
  return payout ? <PayoutCard payout={payout} /> : null;
}

function PayoutCard({ payout }: { payout: NonNullable<NextPayoutQuery['dashboardSummary']['nextPayout']> }) {
  const { t } = useTranslation('dashboard');
  const day = useRailDay(payout.on);
  return (
    <RailCard title={t('nextPayout.title')} cents={payout.amountCents}>
      {payout.ibanLast4 ? t('nextPayout.account', { day, last4: payout.ibanLast4 }) : day}
    </RailCard>
  );
}

function RailCard({ title, cents, children }: { title: string; cents: number; children: string }) {
  return (
    <Box hideBelow="lg" padding="4" borderWidth="1px" borderRadius="card">
      <dl>
        <chakra.dt textStyle="sm" color="fg.muted">
          {title}
        </chakra.dt>
        <chakra.dd textStyle="lg" lineHeight="1.75rem" fontWeight="700" letterSpacing="-0.01em">
          <Money cents={cents} />
        </chakra.dd>
      </dl>
      <chakra.p marginTop="2" textStyle="xs" color="fg.subtle">
        {children}
      </chakra.p>
    </Box>
  );
}

function useRailDay(date: string): string {
  const { day } = useFormats();
  return capitalised(day(date, { weekday: 'long', day: 'numeric', month: 'short' }));
}
