import { Box, Button, chakra, type BoxProps } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checkout_BookingFragment } from '../../../../generated/graphql';
import { clockText, minutesToAnnounce, useCountdown } from '../use-countdown';

interface HoldStripProps extends BoxProps {
  booking: Pick<Checkout_BookingFragment, 'holdExpiresAt' | 'createdAt'>;
  isOver: boolean;
  onAgain: () => void;
}

/** How long the dates are still held; after that, a button to hold them again. */
export function HoldStrip({ booking, isOver, onAgain, ...rest }: HoldStripProps) {
  const { t } = useTranslation('checkout');
  const endsAt = booking.holdExpiresAt ?? booking.createdAt;
  const seconds = useCountdown(endsAt);
  const whole = Math.max(1, (new Date(endsAt).getTime() - new Date(booking.createdAt).getTime()) / 1000);
  const share = isOver ? 0 : Math.min(1, seconds / whole);
  return (
    <Box
      role="timer"
      position="relative"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2.5"
      rowGap="2"
      paddingBlock={{ base: '2.5', md: '3' }}
      paddingInline={{ base: '4', md: '5' }}
      bg={isOver ? 'bg.error' : 'bg.warning'}
      color={isOver ? 'fg.error' : 'fg.warning'}
      textStyle="sm"
      fontWeight="500"
      {...rest}
    >
      <Timer size={18} strokeWidth={1.75} aria-hidden />
      <chakra.span flex="1" minWidth="12ch">
        {isOver ? t('hold.over') : t('hold.text')}
      </chakra.span>
      {isOver ? (
        <Button size="sm" variant="surface" colorPalette="red" minHeight={{ base: '11', md: '9' }} onClick={onAgain}>
          {t('hold.again')}
        </Button>
      ) : (
        <chakra.b textStyle="md" fontWeight="700" fontVariantNumeric="tabular-nums">
          {clockText(seconds)}
        </chakra.b>
      )}
      <Box
        position="absolute"
        insetInlineStart="0"
        bottom="0"
        height="2px"
        bg="currentColor"
        opacity="0.6"
        style={{ width: `${share * 100}%` }}
      />
    </Box>
  );
}

/** Announces the time left to screen readers: at 5, 2 and 1 minutes, and at the end. */
export function HoldAnnouncer({ booking, isOver }: Omit<HoldStripProps, 'onAgain'>) {
  const { t } = useTranslation('checkout');
  const seconds = useCountdown(booking.holdExpiresAt ?? booking.createdAt);
  const minutes = isOver ? 0 : minutesToAnnounce(seconds);
  const [announced, setAnnounced] = useState<number | null>(null);
  if (minutes !== null && minutes !== announced) setAnnounced(minutes);
  return (
    <Box srOnly role="status">
      {announced === null ? '' : announced === 0 ? t('hold.over') : t('hold.told', { count: announced })}
    </Box>
  );
}
