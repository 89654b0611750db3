import { lazy, Suspense } from 'react';
import { useStaffBookingQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { CaseOfQuery } from '../components/CaseOfQuery';
import { Timeline } from '../components/Timeline';
import { BookingDecision } from './BookingDecision';
import { BookingDetails } from './BookingDetails';
import { BookingEvidence } from './BookingEvidence';
import { BookingHistory } from './BookingHistory';
import { BookingMessages } from './BookingMessages';

const Adjustments = lazy(() => import('../money-cases/Adjustments').then((file) => ({ default: file.Adjustments })));

/** Both sides, the money, the history and the possible acts. */
export function BookingCase({ id }: { id: string }) {
  const { dayRange } = useFormats();
  const query = useStaffBookingQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseOfQuery
      query={query}
      caseOf={({ booking }) => booking?.staffRecord && { ...booking, staffRecord: booking.staffRecord }}
      backTo="/admin/bookings"
      renderCase={(booking, refresh) => ({
        title: booking.reference,
        sub: (
          <>
            <StatusBadge status={booking.status} />
            <span>{booking.space.title}</span>
            <span>{dayRange(booking.from, booking.to)}</span>
          </>
        ),
        details: <BookingDetails booking={booking} onChanged={refresh} />,
        events: (
          <>
            <BookingEvidence booking={booking} />
            <BookingMessages booking={booking} onRead={refresh} />
            {booking.staffRecord.adjustments.length > 0 && (
              <Suspense>
                <Adjustments adjustments={booking.staffRecord.adjustments} onDecided={refresh} />
              </Suspense>
            )}
            <BookingHistory booking={booking} />
            <Timeline records={booking.staffRecord.timeline} />
          </>
        ),
        decision: <BookingDecision booking={booking} onDone={refresh} />,
      })}
    />
  );
}
