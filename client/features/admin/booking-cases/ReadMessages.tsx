import { chakra } from '@chakra-ui/react';
import type { ReadBookingMessagesMutation, StaffBookingCase_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';

interface ReadMessagesProps {
  messages: ReadBookingMessagesMutation['readBookingMessages']['messages'];
  booking: Pick<StaffBookingCase_BookingFragment, 'renter' | 'host'>;
}

/** The messages of both sides, once they were read. */
export function ReadMessages({ messages, booking }: ReadMessagesProps) {
  const { instant } = useFormats();
  return (
    <chakra.ol listStyleType="none" display="grid" gap="3" textStyle="sm">
      {messages.map((message) => (
        <li key={`${message.createdAt}${message.body}`}>
          <chakra.b fontWeight="600">
            {message.from === 'HOST' ? booking.host.displayName : booking.renter.displayName}
          </chakra.b>
          <chakra.small textStyle="xs" color="fg.subtle">{` · ${instant(message.createdAt)}`}</chakra.small>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {message.body}
          </chakra.p>
        </li>
      ))}
    </chakra.ol>
  );
}
