import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type {
  MessagePerson_UserFragment,
  MessagesBooking_BookingFragment,
  MessagesSpace_SpaceFragment,
} from '../../../generated/graphql';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { BookingContext } from './BookingContext';
import { UserDetails } from './UserDetails';
import { SpaceContext } from './SpaceContext';

export interface ContextPaneProps {
  space: MessagesSpace_SpaceFragment | null;
  spaceTitle: string | null;
  isSpaceGone: boolean;
  booking: MessagesBooking_BookingFragment | null;
  person: MessagePerson_UserFragment;
  phone: string | null;
}

/** What a conversation is about: the space, the booking if there is one, and the other user. */
export function ContextPane({ space, spaceTitle, isSpaceGone, booking, person, phone }: ContextPaneProps) {
  const { t } = useTranslation('messages');
  const isHost = booking?.viewerRole === 'HOST';
  return (
    <>
      {space && <SpacePhoto photo={space.coverPhoto} sizes="300px" aspectRatio={3 / 2} flexShrink="0" />}
      {spaceTitle && (
        <chakra.h2 textStyle="h3" marginTop="4">
          {space ? (
            <chakra.span asChild borderRadius="xs" _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}>
              <Link to={`/space/${space.id}`}>{spaceTitle}</Link>
            </chakra.span>
          ) : (
            spaceTitle
          )}
        </chakra.h2>
      )}
      {!space && (
        <chakra.p marginTop="1" textStyle="small" color="fg.muted">
          {t(isSpaceGone ? 'context.gone' : 'context.notOffered')}
        </chakra.p>
      )}
      {booking ? (
        <BookingContext booking={booking} renter={person.displayName} />
      ) : (
        space && <SpaceContext space={space} />
      )}
      <UserDetails person={person} phone={phone} stays={isHost ? booking.renterStayCount : 0} />
    </>
  );
}
