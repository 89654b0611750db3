import { Box, chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RenterPaymentsQuery } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { useShortPlaceName } from './charges';

type Deposit = RenterPaymentsQuery['renterPayments']['deposits'][number];

/** The deposits: secured by the card, and released at the end of the booking. */
export function DepositsPanel({ deposits }: { deposits: readonly Deposit[] }) {
  const { t } = useTranslation('payments');
  if (deposits.length === 0) return null;
  return (
    <Box as="section" layerStyle="panel" padding={{ base: '4', md: '6' }} aria-labelledby="deposits-title">
      <chakra.h2 id="deposits-title" textStyle="h3">
        {t('deposits.title')}
      </chakra.h2>
      <chakra.p textStyle="sm" color="fg.muted">
        {t('deposits.text')}
      </chakra.p>
      <chakra.ul listStyleType="none" marginTop="1">
        {deposits.map((deposit) => (
          <DepositRow key={deposit.booking.id} deposit={deposit} />
        ))}
      </chakra.ul>
    </Box>
  );
}

function DepositRow({ deposit: { booking, amountCents, chargedCents, releasedAt } }: { deposit: Deposit }) {
  const { t } = useTranslation('payments');
  const { money, instant } = useFormats();
  const placeOf = useShortPlaceName();
  const day = releasedAt && instant(releasedAt, SHORT_DAY);
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      paddingBlock="3"
      textStyle="sm"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <div>
        <chakra.p fontWeight="600">{placeOf(booking)}</chakra.p>
        <chakra.p color="fg.muted">
          {chargedCents > 0
            ? t('deposits.charged', { amount: money(chargedCents) })
            : day
              ? t('deposits.released', { day })
              : booking.isAgreed
                ? t('deposits.until')
                : t('deposits.ifAccepted', { name: booking.host.displayName })}
        </chakra.p>
      </div>
      {day && chargedCents === 0 ? (
        <chakra.span color="fg.success">
          <CircleCheck size={18} aria-hidden />
        </chakra.span>
      ) : (
        <chakra.span fontWeight="600">{money(amountCents)}</chakra.span>
      )}
    </chakra.li>
  );
}
