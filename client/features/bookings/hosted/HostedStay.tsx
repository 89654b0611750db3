import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Checkout_BookingFragment } from '../../../generated/graphql';
import { RichText } from '../../../i18n/RichText';
import { useFormats } from '../../../i18n/format';
import { usePolicyTerms } from '../../../ui/booking/use-policy-terms';
import { lastMinute } from '../../../ui/booking/last-minute';
import { Money } from '../../../ui/display/Price';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { SmallPrint } from '../checkout/components/Part';
import type { CheckoutSpace } from '../checkout/components/Summary';
import type { PlanPrice } from '../checkout/use-checkout';
import { useReturnToApp } from '../return/use-return-to-app';
import { AppPermission } from './AppPermission';
import { BackLink } from './BackLink';
import { HostedCharges } from './HostedCharges';
import { dottedText } from '../../../ui/display/dotted-text';

interface HostedStayProps {
  space: CheckoutSpace;
  booking: Checkout_BookingFragment;
  price: PlanPrice;
}

/** What is booked, the total price and when each part is charged. */
export function HostedStay({ space, booking, price }: HostedStayProps) {
  const { t } = useTranslation(['hosted', 'checkout']);
  const { money } = useFormats();
  const isRolling = booking.termType === 'ROLLING';
  return (
    <>
      <Box display="flex" alignItems="center" minHeight="44px" marginBottom={{ base: '3', md: '8' }}>
        <BackLink bookingId={booking.id} />
      </Box>
      <chakra.p textStyle="small" color="fg.muted">
        {isRolling ? t('checkout:charges.firstMonth') : t('total')}
      </chakra.p>
      <chakra.p
        fontWeight="700"
        fontVariantNumeric="tabular-nums"
        letterSpacing="-0.02em"
        fontSize={{ base: '30px', md: '44px' }}
        lineHeight={{ base: '36px', md: '52px' }}
      >
        <Money cents={price.totalCents} />
      </chakra.p>
      <Place space={space} booking={booking} />
      <HostedCharges space={space} booking={booking} price={price} />
      <SmallPrint marginTop="4">
        <Cancellation booking={booking} />
      </SmallPrint>
      <AppPermission bookingId={booking.id} />
      {booking.depositCents > 0 && (
        <SmallPrint marginTop="2">
          <RichText
            text={t('checkout:charges.deposit', { amount: money(booking.depositCents) })}
            marks={{ b: <b /> }}
          />
        </SmallPrint>
      )}
    </>
  );
}

function Place({ space, booking }: Omit<HostedStayProps, 'price'>) {
  const { t } = useTranslation('checkout');
  const { area, day, dayRange } = useFormats();
  const days =
    booking.termType === 'ROLLING' ? t('dates.from', { day: day(booking.from) }) : dayRange(booking.from, booking.to);
  return (
    <Box
      display="grid"
      gridTemplateColumns="96px minmax(0, 1fr)"
      gap="4"
      alignItems="center"
      marginBlock={{ base: '4', md: '6' }}
    >
      <SpacePhoto photo={space.coverPhoto} alt="" sizes="96px" aspectRatio="4 / 3" borderRadius="12px" isEager />
      <Box minWidth="0">
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          {space.title}
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted">
          {dottedText([space.host.displayName, space.sizeM2 !== null && area(space.sizeM2), days])}
        </chakra.p>
      </Box>
    </Box>
  );
}

/** Until when cancelling is free, and what the app cannot see. */
function Cancellation({ booking }: Pick<HostedStayProps, 'booking'>) {
  const { t } = useTranslation(['hosted', 'checkout']);
  const formats = useFormats();
  const shown = usePolicyTerms();
  const back = useReturnToApp(booking.id);
  const { freeCancellationUntil: until, freeHoursAfterConfirmation: count } = booking;
  const free = count
    ? t('freeHours', { count })
    : until
      ? t('freeUntil', { day: lastMinute(formats, until, booking.timeZone).day })
      : t('checkout:cancellation.over');
  const after = t(`checkout:cancellation.after.${booking.cancellationPolicy}`, shown(booking.cancellationTerms));
  return `${free} ${after}${back ? ` ${t('unseen', { app: back.appName })}` : ''}`;
}
