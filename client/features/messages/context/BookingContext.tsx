import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MessagesBooking_BookingFragment } from '../../../generated/graphql';
import { Countdown } from '../../../ui/time/Countdown';
import { bookingPath } from '../../../ui/links/booking-path';
import { MoneyLines } from '../../../ui/booking/MoneyLines';
import { Money } from '../../../ui/display/Price';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { AnswerButtons } from './AnswerButtons';
import { useBookingSummary } from './use-booking-summary';

/** The booking of a conversation: status, dates, amounts, and what the viewer can answer. */
export function BookingContext({ booking, renter }: { booking: MessagesBooking_BookingFragment; renter: string }) {
  const { t } = useTranslation('messages');
  const summary = useBookingSummary();
  const address = summary.address(booking);
  const sum = summary.sum(booking);
  return (
    <>
      <Flex align="center" justify="space-between" gap="2" marginTop="2.5" wrap="wrap">
        <StatusBadge status={booking.status} />
        {booking.deadline && <Countdown {...booking.deadline} />}
      </Flex>
      <Details>
        <Detail name={t('context.start')}>{summary.start(booking)}</Detail>
        <Detail name={t('context.end')}>{summary.end(booking)}</Detail>
        {booking.goods.length > 0 && <Detail name={t('context.goods')}>{summary.goods(booking)}</Detail>}
        {address && <Detail name={t('context.address')}>{address}</Detail>}
      </Details>
      {sum !== null && (
        <Box marginTop="4" paddingTop="4" borderTopWidth="1px" borderColor="hairline">
          <MoneyLines lines={summary.lines(booking)} textStyle="sm" gap="2" />
          <chakra.dl display="flex" justifyContent="space-between" alignItems="baseline" gap="4" marginTop="2">
            <chakra.dt textStyle="sm" fontWeight="600">
              {summary.sumLabel(booking)}
            </chakra.dt>
            <chakra.dd textStyle="price.card">
              <Money cents={sum} />
            </chakra.dd>
          </chakra.dl>
        </Box>
      )}
      <Box display="grid" gap="2" marginTop="5">
        <AnswerButtons booking={booking} renter={renter} />
        <Button asChild variant="outline" height="auto" minHeight="11" whiteSpace="normal" textAlign="center">
          <Link to={bookingPath(booking.id)}>{t('context.seeBooking')}</Link>
        </Button>
      </Box>
    </>
  );
}

const Details = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    mt: '4',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    textStyle: 'sm',
  },
});

function Detail({ name, children }: { name: string; children: string }) {
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="4">
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd fontWeight="500" textAlign="end" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
