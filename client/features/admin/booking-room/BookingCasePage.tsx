import { useParams } from 'react-router-dom';
import { useStaffBookingQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { CaseRoom } from '../components/CaseRoom';
import { NoCase } from '../components/NoCase';
import { Timeline } from '../components/Timeline';
import { BookingDecision } from './BookingDecision';
import { BookingDetails } from './BookingDetails';
import { BookingEvidence } from './BookingEvidence';
import { BookingHistory } from './BookingHistory';
import { BookingMessages } from './BookingMessages';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';

const LIST = '/admin/bookings';

/** /admin/bookings/:bookingId: both sides, the money, what happened and what can be decided. */
export function BookingCasePage() {
  const { dayRange } = useFormats();
  const { bookingId = '' } = useParams();
  const { data, error, refetch } = useStaffBookingQuery({
    variables: { id: bookingId },
    fetchPolicy: 'cache-and-network',
  });
  const booking = data?.booking;
  if (!booking?.staffRecord)
    return <NoCase isGone={data !== undefined} error={error} onRetry={() => void refetch()} backTo={LIST} />;
  const refresh = () => void refetch();
  return (
    <CaseRoom
      title={booking.reference}
      backTo={LIST}
      sub={
        <>
          <StatusBadge status={booking.status} />
          <span>{booking.space.title}</span>
          <span>{dayRange(booking.from, booking.to, { day: 'numeric', month: 'short', year: 'numeric' })}</span>
        </>
      }
      details={<BookingDetails booking={booking} onChanged={refresh} />}
      decision={<BookingDecision booking={booking} onDone={refresh} />}
    >
      <BookingEvidence booking={booking} />
      <BookingMessages booking={booking} onRead={refresh} />
      <BookingHistory booking={booking} />
      <Timeline records={booking.staffRecord.timeline} />
    </CaseRoom>
  );
}
