import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Checkout_BookingFragment, Checkout_LineFragment } from '../../../generated/graphql';
import { chargeBounds } from '../../../generated/rare-bounds';
import { useFormats } from '../../../i18n/format';
import { today } from '../../../ui/time/today';
import { ChargeRow } from '../checkout/components/ChargeRow';
import type { CheckoutSpace } from '../checkout/components/Summary';
import type { PlanPrice } from '../checkout/use-checkout';
import { hostNameOf } from '../checkout/checkout-texts';
import { LONG_DAY } from '../../../i18n/day-formats';
import { dottedText } from '../../../ui/display/dotted-text';

interface HostedChargesProps {
  space: CheckoutSpace;
  booking: Checkout_BookingFragment;
  price: PlanPrice;
}

const whenWords = (isAtOnce: boolean, isOnLaterDay: boolean) =>
  isOnLaterDay
    ? (`charges.${isAtOnce ? 'fixedDay' : 'onDay'}` as const)
    : (`charges.${isAtOnce ? 'now' : 'today'}` as const);

/** Each charge with its amount and date, and the total. */
export function HostedCharges({ space, booking, price }: HostedChargesProps) {
  const { t } = useTranslation(['hosted', 'checkout', 'domain']);
  const { day, money } = useFormats();
  const [first, ...later] = price.lines;
  if (!first) return null;
  const host = hostNameOf(space.host);
  const isOnLaterDay = first.dueOn > today();
  const isRolling = booking.termType === 'ROLLING';
  const guaranteeOf = ({ protectionCents }: Checkout_LineFragment) =>
    protectionCents > 0 && t('checkout:charges.protection', { amount: money(protectionCents) });
  return (
    <Box
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
      overflow="hidden"
      css={{ '& > * + *': { borderTopWidth: '1px', borderColor: 'hairline' } }}
    >
      <ChargeRow
        title={first.isWholeMonth ? t('charges.first') : t('charges.days', { count: first.days })}
        cents={first.totalCents}
        text={dottedText([
          t(whenWords(booking.confirmsAtOnce, isOnLaterDay), { day: day(first.dueOn, LONG_DAY), host }),
          guaranteeOf(first),
          price.creditCents > 0 && t('checkout:charges.credit', { amount: money(price.creditCents) }),
        ])}
      />
      {later.map((line) => (
        <ChargeRow
          key={line.from}
          title={line.isWholeMonth ? t('charges.month') : t('charges.rest', { count: line.days })}
          cents={line.totalCents}
          text={dottedText([
            t('charges.later', { day: day(line.dueOn, LONG_DAY), ...chargeBounds }),
            guaranteeOf(line),
          ])}
        />
      ))}
      {isRolling && price.monthTotalCents !== null && (
        <ChargeRow
          title={t('charges.eachMonth')}
          cents={price.monthTotalCents}
          text={t('charges.later', { day: day(first.to, LONG_DAY), ...chargeBounds })}
        />
      )}
      {!isRolling && (
        <ChargeRow
          isTotal
          title={t('charges.total', { tax: t(`domain:tax.${booking.taxName}`) })}
          cents={price.totalCents}
        />
      )}
    </Box>
  );
}
