import { chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StaffBookingCase_BookingFragment } from '../../../generated/graphql';
import { SHORT_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { dottedText } from '../../../ui/display/dotted-text';
import { Details, DetailSection } from '../components/details';
import { NotesSection } from '../components/NotesSection';

/* Few stays end with things left behind. */
const LeftThings = lazy(() => import('./LeftThings').then((file) => ({ default: file.LeftThings })));

interface BookingDetailsProps {
  booking: StaffBookingCase_BookingFragment;
  onChanged: () => void;
}

/** The left column of a booking’s case page. */
export function BookingDetails({ booking, onChanged }: BookingDetailsProps) {
  const { t } = useTranslation('staff');
  const { renter, host, space, staffRecord } = booking;
  return (
    <>
      <DetailSection title={t('booking.people')}>
        <Flex direction="column" gap="1.5">
          <Side role={t('booking.side.RENTER')} to={`/admin/people/${renter.id}`} name={renter.displayName} />
          <Side role={t('booking.side.HOST')} to={`/admin/people/${host.id}`} name={host.displayName} />
          <Side role={t('booking.columns.space')} to={`/admin/spaces/${space.id}`} name={space.title ?? '–'} />
        </Flex>
      </DetailSection>
      <MoneyOf booking={booking} />
      {booking.abandonmentFile && (
        <Suspense>
          <LeftThings file={booking.abandonmentFile} />
        </Suspense>
      )}
      {staffRecord && (
        <NotesSection
          subjectId={booking.id}
          notes={staffRecord.notes}
          canWrite={staffRecord.availableActs.includes('WRITE_NOTE')}
          onWritten={onChanged}
        />
      )}
    </>
  );
}

function MoneyOf({ booking }: Pick<BookingDetailsProps, 'booking'>) {
  const { t } = useTranslation('staff');
  const { money, day, instant } = useFormats();
  const sum = (cents: number | null): string => (cents === null ? '–' : money(cents));
  const { nextCharge } = booking;
  return (
    <DetailSection
      title={t('booking.money')}
      note={booking.billingState === 'CURRENT' ? undefined : t('booking.owing')}
    >
      <Details
        rows={[
          [t('booking.rent'), money(booking.rentCents)],
          [t('booking.fee'), sum(booking.renterFeeCents)],
          ...(booking.protectionCents ? ([[t('booking.plan'), sum(booking.protectionCents)]] as const) : []),
          [t('booking.total'), sum(booking.totalCents)],
          [t('booking.commission'), sum(booking.commissionCents)],
          [t('booking.hostNet'), sum(booking.hostNetCents)],
          ...(booking.depositCents > 0 ? ([[t('booking.deposit'), money(booking.depositCents)]] as const) : []),
          ...booking.refunds.map(
            ({ createdAt, totalCents, creditCents }) =>
              [
                dottedText([t('booking.refund'), instant(createdAt, SHORT_DATE)]),
                dottedText([money(totalCents), creditCents > 0 && t('money.asCredit', { sum: money(creditCents) })]),
              ] as const,
          ),
          ...(nextCharge
            ? ([[`${t('booking.next')} · ${day(nextCharge.dueOn)}`, money(nextCharge.totalCents)]] as const)
            : []),
        ]}
      />
    </DetailSection>
  );
}

function Side({ role, to, name }: { role: string; to: string; name: string }) {
  return (
    <Flex justifyContent="space-between" gap="4" textStyle="sm">
      <chakra.span color="fg.muted">{role}</chakra.span>
      <chakra.span asChild color="brand.fg" fontWeight="500" textAlign="end" overflowWrap="anywhere">
        <Link to={to}>{name}</Link>
      </chakra.span>
    </Flex>
  );
}
