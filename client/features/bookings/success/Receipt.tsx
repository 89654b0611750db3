import { Box, chakra } from '@chakra-ui/react';
import { Building2, CalendarCheck, Mail, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { useAuth } from '../../../session/AuthProvider';
import { lastMinute } from '../../../ui/booking/last-minute';
import { MoneyLines, MoneyTotal } from '../../../ui/booking/MoneyLines';
import { StayDates } from '../../../ui/booking/StayDates';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { SummaryNote } from '../checkout/components/Summary';
import { hostNameOf, useFirstChargeLines } from '../checkout/checkout-texts';
import type { SuccessBooking } from './steps';
import { dottedText } from '../../../ui/display/dotted-text';

/** A card with space, dates and first charge. */
export function Receipt({ booking }: { booking: SuccessBooking }) {
  const { t } = useTranslation(['checkout', 'domain']);
  const linesOf = useFirstChargeLines();
  const formats = useFormats();
  const { space, host } = booking;
  const [first] = booking.lines;
  const creditCents = booking.payment?.creditCents ?? 0;
  const place = [space.city, space.postalCode].filter(Boolean).join(' ');
  return (
    <chakra.aside
      aria-label={t('success.receipt')}
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      boxShadow="2"
      overflow="hidden"
    >
      <SpacePhoto
        photo={space.coverPhoto}
        sizes="(min-width: 900px) 400px, 100vw"
        aspectRatio="3 / 2"
        borderRadius="0"
        isEager
      />
      <Box padding={{ base: '20px 16px 0', md: '20px 24px 4px' }}>
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          {space.title}
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {dottedText([space.sizeM2 !== null && formats.area(space.sizeM2), place, host.displayName])}
        </chakra.p>
      </Box>
      <StayDates
        from={booking.from}
        to={booking.isOpenEnded ? null : booking.to}
        marginInline={{ base: '4', md: '6' }}
        marginTop="4"
      />
      {first && (
        <Box paddingBlock="5" paddingInline={{ base: '4', md: '6' }}>
          <MoneyLines lines={linesOf({ line: first, plan: booking.protectionPlan, creditCents })} />
          <MoneyTotal
            label={t('summary.first', { tax: t(`domain:tax.${booking.taxName}`) })}
            cents={first.totalCents - creditCents}
          />
        </Box>
      )}
      <Notes booking={booking} />
    </chakra.aside>
  );
}

function Notes({ booking }: { booking: SuccessBooking }) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const { user } = useAuth();
  const { freeCancellationUntil: until, freeHoursAfterConfirmation: hours, timeZone } = booking;
  const free = hours
    ? t('summary.freeHours', { count: hours })
    : until && t('summary.freeUntil', { day: lastMinute(formats, until, timeZone).day });
  const policy = t(`cancellation.name.${booking.cancellationTerms.policy}`);
  const isMailed = booking.requestedAt !== null && !booking.isStopped && user;
  return (
    <chakra.ul
      padding={{ base: '16px 16px 20px', md: '16px 24px 20px' }}
      borderTopWidth="1px"
      borderColor="hairline"
      display="grid"
      gap="2.5"
      textStyle="sm"
      color="fg.muted"
    >
      {isMailed && <SummaryNote icon={Mail} text={t('success.mailed', { email: user.email })} />}
      <SummaryNote icon={CalendarCheck} text={[policy, free].filter(Boolean).join('. ')} />
      <SummaryNote
        icon={booking.isHostTrader ? Building2 : UserRound}
        text={t(booking.isHostTrader ? 'card.traderHost' : 'card.privateHost', {
          host: hostNameOf(booking.host),
          days: booking.cancellationTerms.withdrawalDays,
        })}
      />
    </chakra.ul>
  );
}
