import { useParams } from 'react-router-dom';
import { BookingCase } from './BookingCase';

/** /admin/bookings/:bookingId */
export function BookingCasePage() {
  const { bookingId = '' } = useParams();
  return <BookingCase id={bookingId} />;
}
