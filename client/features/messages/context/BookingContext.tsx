import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MessagesBooking_BookingFragment } from '../../../generated/graphql';
import { Countdown } from '../../../ui/Countdown';
import { MoneyLines } from '../../../ui/booking/MoneyLines';
import { Money } from '../../../ui/Price';
import { StatusBadge } from '../../../ui/StatusBadge';
import { AnswerButtons } from './AnswerButtons';
import { useBookingFacts } from './use-booking-facts';

/** The booking that is talked about: where it stands, its facts, its money, and what the viewer can answer. */
export function BookingContext({ booking, renter }: { booking: MessagesBooking_BookingFragment; renter: string }) {
  const { t } = useTranslation('messages');
  const facts = useBookingFacts();
  const address = facts.address(booking);
  const sum = facts.sum(booking);
  const mode = booking.viewerRole === 'HOST' ? 'host' : 'renter';
  return (
    <>
      <Flex align="center" justify="space-between" gap="2" marginTop="2.5" wrap="wrap">
        <StatusBadge status={booking.status} />
        {booking.status === 'REQUESTED' && booking.respondBy && <Countdown from={booking.requestedAt ?? booking.createdAt} until={booking.respondBy} />}
      </Flex>
      <Facts>
        <Fact name={t('context.start')}>{facts.start(booking)}</Fact>
        <Fact name={t('context.end')}>{facts.end(booking)}</Fact>
        {booking.goods.length > 0 && <Fact name={t('context.goods')}>{facts.goods(booking)}</Fact>}
        {address && <Fact name={t('context.address')}>{address}</Fact>}
      </Facts>
      {sum !== null && (
        <Box marginTop="4" paddingTop="4" borderTopWidth="1px" borderColor="hairline">
          <MoneyLines lines={facts.lines(booking)} textStyle="sm" gap="2" />
          <chakra.dl display="flex" justifyContent="space-between" alignItems="baseline" gap="4" marginTop="2">
            <chakra.dt textStyle="sm" fontWeight="600">{facts.sumLabel(booking)}</chakra.dt>
            <chakra.dd textStyle="price.card"><Money cents={sum} /></chakra.dd>
          </chakra.dl>
        </Box>
      )}
      <Box display="grid" gap="2" marginTop="5">
        <AnswerButtons booking={booking} renter={renter} />
        <Button asChild variant="outline" height="auto" minHeight="11" whiteSpace="normal" textAlign="center">
          <Link to={`/dashboard?${new URLSearchParams({ mode, tab: 'bookings', highlight: booking.id })}`}>{t('context.seeBooking')}</Link>
        </Button>
      </Box>
    </>
  );
}

const Facts = chakra('dl', { base: { display: 'grid', gap: '2', mt: '4', pt: '4', borderTopWidth: '1px', borderColor: 'hairline', textStyle: 'sm' } });

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="4">
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd fontWeight="500" textAlign="end" fontVariantNumeric="tabular-nums">{children}</chakra.dd>
    </chakra.div>
  );
}
