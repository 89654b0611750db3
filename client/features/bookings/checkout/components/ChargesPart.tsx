import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../i18n/RichText';
import type { Checkout_BookingFragment, Checkout_LineFragment } from '../../../../generated/graphql';
import { chargeBounds } from '../../../../generated/rare-bounds';
import { LONG_DATE } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { Money } from '../../../../ui/display/Price';
import { today } from '../../../../ui/time/today';
import { shortRange } from '../checkout-texts';
import { CancellationBox } from './CancellationBox';
import { ChargeRow } from './ChargeRow';
import { SmallPrint, Part, type PartState } from './Part';
import { dottedText } from '../../../../ui/display/dotted-text';

type PlanPrice = Checkout_BookingFragment['planPrices'][number];

interface ChargesPartProps {
  number: number;
  booking: Checkout_BookingFragment;
  price: PlanPrice;
  hostName: string;
  state: PartState;
}

/** What is charged and when, the deposit, and the cost of a cancellation. */
export function ChargesPart({ number, booking, price, hostName, state }: ChargesPartProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  return (
    <Part number={number} state={state} title={t('parts.charges')}>
      <Charges booking={booking} price={price} hostName={hostName} />
      {booking.depositCents > 0 && (
        <SmallPrint>
          <RichText text={t('charges.deposit', { amount: money(booking.depositCents) })} marks={{ b: <b /> }} />
        </SmallPrint>
      )}
      <CancellationBox
        terms={booking.cancellationTerms}
        freeUntil={booking.freeCancellationUntil}
        freeHours={booking.freeHoursAfterConfirmation}
        from={booking.from}
        timeZone={booking.timeZone}
      />
    </Part>
  );
}

function Charges({ booking, price, hostName }: Pick<ChargesPartProps, 'booking' | 'price' | 'hostName'>) {
  const { t } = useTranslation(['checkout', 'domain']);
  const isRolling = booking.termType === 'ROLLING';
  const { money } = useFormats();
  const [first, ...later] = price.lines;
  if (!first) return null;
  return (
    <Box borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
      <FirstCharge line={first} creditCents={price.creditCents} hostName={hostName} isAtOnce={booking.confirmsAtOnce} />
      {later.length > 0 && <LaterCharges lines={later} cents={price.totalCents - first.totalCents} />}
      <ChargeRow
        isTotal
        title={isRolling ? t('charges.firstMonth') : t('charges.total')}
        cents={price.totalCents}
        text={[
          t('charges.iva', { tax: t(`domain:tax.${booking.taxName}`), amount: money(price.ivaCents) }),
          isRolling &&
            price.monthTotalCents !== null &&
            t('charges.monthly', { amount: money(price.monthTotalCents), ...chargeBounds }),
        ]
          .filter(Boolean)
          .join('. ')}
      />
    </Box>
  );
}

interface FirstChargeProps {
  line: Checkout_LineFragment;
  /** The part paid by the renter's credit. */
  creditCents: number;
  hostName: string;
  /** Paying confirms the booking. */
  isAtOnce: boolean;
}

function FirstCharge({ line, creditCents, hostName, isAtOnce }: FirstChargeProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const formats = useFormats();
  const { day, money } = formats;
  const isOnLaterDay = line.dueOn > today();
  const title = isOnLaterDay
    ? t(isAtOnce ? 'atOnce.onDay' : 'charges.onDay', { day: day(line.dueOn), host: hostName })
    : t(isAtOnce ? 'atOnce.charge' : 'charges.atAcceptance', { host: hostName });
  const days = line.isWholeMonth ? '' : `, ${t('common:days', { count: line.days })}`;
  const parts = [
    t('charges.rent', { amount: money(line.rentCents) }),
    line.renterFeeCents > 0 && t('charges.fee', { amount: money(line.renterFeeCents) }),
    line.protectionCents > 0 && t('charges.protection', { amount: money(line.protectionCents) }),
  ].filter(Boolean);
  return (
    <ChargeRow
      title={title}
      cents={line.totalCents}
      text={dottedText([
        `${shortRange(formats, line.from, line.to)}${days} · ${parts.join(' + ')}`,
        creditCents > 0 && t('charges.credit', { amount: money(creditCents) }),
      ])}
    />
  );
}

/** The charges after the first one, with their dates. */
function LaterCharges({ lines, cents }: { lines: readonly Checkout_LineFragment[]; cents: number }) {
  const { t } = useTranslation('checkout');
  const { day } = useFormats();
  return (
    <Box borderTopWidth="1px" borderColor="hairline" paddingBottom={{ base: '3.5', md: '4' }}>
      <ChargeRow
        title={t('charges.later', { count: lines.length })}
        cents={cents}
        text={t('charges.laterText', chargeBounds)}
      />
      <chakra.ul
        display="grid"
        gap="1"
        paddingInline={{ base: '4', md: '5' }}
        textStyle="small"
        color="fg.muted"
        listStyleType="none"
      >
        {lines.map((line) => (
          <chakra.li key={line.from} display="flex" justifyContent="space-between" gap="4">
            <span>{day(line.dueOn, LONG_DATE)}</span>
            <Money cents={line.totalCents} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
