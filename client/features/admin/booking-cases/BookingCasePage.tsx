import { useParams } from 'react-router-dom';
import { BookingCase } from './BookingCase';

/** /admin/bookings/:bookingId */
export function BookingCasePage() {
  const { bookingId = '' } = useParams();
  // What was read or written in one case never stands in the next.
  return <BookingCase key={bookingId} id={bookingId} />;
}
