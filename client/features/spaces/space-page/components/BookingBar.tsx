import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SHORT_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { useFootHeight } from '../../../../ui/layout/window-foot';
import { useAuth } from '../../../../session/AuthProvider';
import { Price } from '../../../../ui/display/Price';
import { BookingAction, BookingCard } from './BookingCard';
import type { BookingProps } from './booking-props';
import { dottedText } from '../../../../ui/display/dotted-text';
import { WAIT_KEY } from '../../../../ui/booking/stay-address';

/** The bar at the bottom on phones: price, total and button; opens the whole card. */
export function BookingBar(booking: BookingProps) {
  const { space, stay, quoting } = booking;
  const { t } = useTranslation('space');
  const formats = useFormats();
  const footHeight = useFootHeight();
  const [params] = useSearchParams();
  const { user } = useAuth();
  const [opened, setOpened] = useState<'details' | 'calendar' | null>();
  const { quote, problem, isLoading } = quoting;
  // A visitor who has signed in to wait comes back to the button that acts for them.
  if (opened === undefined && user && quote?.canWait && params.has(WAIT_KEY)) setOpened('details');
  const isTaken = !isLoading && quote?.isAvailable === false;
  // Without the year, which is shown in the sheet and would not fit here.
  const dates = [stay.from, stay.to].flatMap((day) => (day ? formats.day(day, SHORT_DAY) : [])).join(' – ');
  const total = quote ? dottedText([!isLoading && formats.money(quote.totalCents), dates]) : t('booking.seePrice');
  const reason = isTaken ? t(stay.isRolling ? 'booking.takenLaterShort' : 'booking.takenShort') : problem;
  return (
    <>
      {/* Adds space below the footer, as high as the bar that covers the end of the page. */}
      <Global styles={{ body: { paddingBottom: 'calc(77px + env(safe-area-inset-bottom))' } }} />
      <Flex
        position="fixed"
        insetX="0"
        bottom="0"
        style={footHeight}
        translate="0 calc(-1 * var(--foot-h))"
        zIndex="docked"
        align="center"
        justify="space-between"
        gap="4"
        px="4"
        pt="3"
        pb="calc(12px + env(safe-area-inset-bottom))"
        bg="bg.panel"
        borderTopWidth="1px"
        role="region"
        aria-label={t('booking.label')}
      >
        <Box minW="0">
          {space.priceAllInCents !== null && <Price cents={space.priceAllInCents} />}
          <Button
            variant="plain"
            minH="6"
            maxW="full"
            fontSize="xs"
            lineHeight="1rem"
            fontWeight="500"
            color={reason ? 'fg.error' : 'fg.muted'}
            textDecoration="underline"
            textUnderlineOffset="2px"
            aria-haspopup="dialog"
            onClick={() => setOpened('details')}
            _before={{ content: '""', position: 'absolute', insetX: '0', top: '-6px', bottom: '-14px' }}
            position="relative"
          >
            {/* The reason why it cannot be booked is shown in full, on two lines if necessary. */}
            <chakra.span
              {...(reason ? { lineClamp: 2, whiteSpace: 'normal', textAlign: 'start' } : { truncate: true })}
            >
              {reason ?? total}
            </chakra.span>
          </Button>
        </Box>
        <BookingAction space={space} stay={stay} quoting={quoting} onPick={() => setOpened('calendar')} />
      </Flex>
      <Dialog isOpen={!!opened} onClose={() => setOpened(null)} title={t('booking.details')}>
        <BookingCard {...booking} isInSheet startsPicking={opened === 'calendar'} />
      </Dialog>
    </>
  );
}
