import { useParams } from 'react-router-dom';
import { BookingCase } from './BookingCase';

/** /admin/bookings/:bookingId */
export function BookingCasePage() {
  const { bookingId = '' } = useParams();
  // With the key, the state of one case is never shown in the next.
  return <BookingCase key={bookingId} id={bookingId} />;
}
