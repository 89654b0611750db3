import { Box, chakra, type BoxProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useBookingPageMoneyQuery, type BookingMoney_BookingFragment } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { moneyRows } from './money-rows';
import { refundKey } from '../../../ui/booking/cancel/refund-key';
import { ChargedCard } from './ChargedCard';
import { MoneyTable } from './MoneyTable';
import { Panel } from './Panel';

/** What the renter pays, or what the host receives, month by month. */
export function MoneyPanel({ id, ...rest }: { id: string; order?: BoxProps['order'] }) {
  const { t } = useTranslation('booking');
  const { money } = useFormats();
  const { data, error, refetch } = useBookingPageMoneyQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const booking = data?.booking;
  const side = booking?.viewerRole === 'HOST' ? 'host' : 'renter';
  const monthly = booking?.monthTotalCents ?? booking?.hostMonthNetCents ?? null;
  return (
    <Panel
      title={t(`money.title.${side}`)}
      note={monthly === null ? undefined : t(`money.monthly.${side}`, { amount: money(monthly) })}
      query={{ error, refetch }}
      overflow="hidden"
      {...rest}
    >
      {booking ? <Content booking={booking} side={side} /> : null}
    </Panel>
  );
}

function Content({ booking, side }: { booking: BookingMoney_BookingFragment; side: 'renter' | 'host' }) {
  const { t } = useTranslation(['booking', 'stays']);
  const { money, instant, day } = useFormats();
  const { depositCents, refund, abandonmentFile, termType, isPending, isBillable, isLeaving, noticeBy, card } = booking;
  const isOpen = isPending || isBillable;
  const goesOn = isOpen && termType === 'ROLLING' && noticeBy === null && !isLeaving;
  const rows = moneyRows(booking);
  const notes = [
    refund &&
      t(refundKey(refund), {
        amount: money(refund.totalCents),
        day: refund.completedAt ? instant(refund.completedAt, SHORT_DAY) : '',
      }),
    abandonmentFile &&
      t(`money.leftThings.${side}`, {
        day: day(abandonmentFile.openedOn),
        dayCost: money(abandonmentFile.dayCents),
        cost: money(abandonmentFile.costCents),
      }),
    goesOn && t('money.laterMonths'),
    isOpen && depositCents > 0 && t(`money.deposit.${side}`, { amount: money(depositCents) }),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {rows.paid.length + rows.coming.length === 0 ? (
        <chakra.p padding={{ base: '4', md: '12px 24px 20px' }} color="fg.muted">
          {t('money.empty')}
        </chakra.p>
      ) : (
        <MoneyTable rows={rows} side={side} booking={booking} />
      )}
      {(notes.length > 0 || card) && (
        <Box
          paddingInline={{ base: '4', md: '6' }}
          paddingBlock="3.5"
          borderTopWidth="1px"
          borderColor="hairline"
          textStyle="small"
          color="fg.muted"
        >
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {card && (
            <ChargedCard bookingId={booking.id} card={card} isExpired={booking.nextCharge?.isCardExpired === true} />
          )}
        </Box>
      )}
    </>
  );
}
