import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAuth } from '../../../../session/AuthProvider';
import { Switch } from '../../../../forms/choices';
import { Price } from '../../../../ui/display/Price';
import { checkoutPath, isComplete } from '../../../../ui/booking/stay-address';
import { BookingNotes } from './BookingNotes';
import type { BookingProps } from './booking-props';
import { DateFields } from './DateFields';
import { PriceBreakdown } from './PriceBreakdown';

interface BookingCardProps extends BookingProps {
  isInSheet?: boolean;
  /** Opens with the calendar. */
  startsPicking?: boolean;
}

/** Price, dates, all charges and the button to book: nothing is added to it later. */
export function BookingCard({ isInSheet, startsPicking, ...booking }: BookingCardProps) {
  const { space, stay, onStay, quoting } = booking;
  const { t } = useTranslation(['space', 'common']);
  const [isPicking, setPicking] = useState(startsPicking ?? false);
  const canBook = space.viewerCan.request;
  return (
    <Box {...(!isInSheet && { layerStyle: 'raised', borderRadius: 'xl', p: '6' })}>
      {space.priceAllInCents !== null && (
        <Flex align="baseline" justify="space-between" gap="3">
          <Price cents={space.priceAllInCents} size="page" />
          <chakra.span textStyle="small" color="fg.subtle">
            {t('common:allIncluded')}
          </chakra.span>
        </Flex>
      )}
      {canBook && (
        <>
          <DateFields {...booking} isPicking={isPicking} onPicking={setPicking} isInline={isInSheet ?? false}>
            <chakra.div px="3.5" borderTopWidth="1px" css={{ '& > label': { gap: '3' } }}>
              <Switch
                checked={stay.isRolling}
                onChange={({ target }) => onStay({ ...stay, to: null, isRolling: target.checked })}
              >
                <chakra.span fontWeight="500">{t('booking.noEndYet')}</chakra.span>
              </Switch>
            </chakra.div>
          </DateFields>
          <PriceBreakdown {...booking} />
        </>
      )}
      {/* In the sheet the open calendar is the next step. */}
      {!(isInSheet && isPicking && !isComplete(stay)) && (
        <BookingAction space={space} stay={stay} quoting={quoting} onPick={() => setPicking(true)} isFull />
      )}
      {canBook && <BookingNotes space={space} quote={quoting.quote} />}
    </Box>
  );
}

interface BookingActionProps extends Pick<BookingProps, 'space' | 'stay' | 'quoting'> {
  /** Dates are missing. */
  onPick: () => void;
  /** Full width, with a text if there is no button; a button without a function leads to the dates. */
  isFull?: boolean;
}

/** The only solid button of the page: dates first, then the booking; for the host a link to the wizard. */
export function BookingAction({
  space,
  stay,
  quoting: { quote, problem, isLoading },
  onPick,
  isFull,
}: BookingActionProps) {
  const { t } = useTranslation('space');
  const { user, isLoading: isSessionLoading, isLost } = useAuth();
  const box = { size: 'lg', ...(isFull && { w: 'full', mt: '4' }) } as const;
  if (space.isOwn) {
    return (
      <>
        {isFull && <Note>{t(space.isPublic ? 'booking.own' : 'booking.closed')}</Note>}
        {space.viewerCan.edit && (
          <Button asChild variant="outline" {...box}>
            <Link to={`/edit-space/${space.id}`}>{t('booking.edit')}</Link>
          </Button>
        )}
      </>
    );
  }
  if (!space.viewerCan.request) return isFull ? <Note>{t('booking.closed')}</Note> : null;
  if (!isComplete(stay)) {
    return (
      <Button {...box} onClick={onPick}>
        {t('booking.choose')}
      </Button>
    );
  }
  const label = t((quote?.confirmsAtOnce ?? space.isInstantBook) ? 'booking.instant' : 'booking.request');
  const isRefused = !isLoading && (problem !== null || quote?.isAvailable === false);
  if (isRefused && !isFull) {
    return (
      <Button {...box} variant="outline" onClick={onPick}>
        {t('booking.change')}
      </Button>
    );
  }
  if (!quote?.isAvailable || isLoading) {
    return (
      <Button {...box} disabled>
        {label}
      </Button>
    );
  }
  const path = checkoutPath(space.id, stay);
  return (
    <Button asChild {...box}>
      <Link to={user || isSessionLoading || isLost ? path : `/auth?view=sign-up&next=${encodeURIComponent(path)}`}>
        {label}
      </Link>
    </Button>
  );
}

const Note = chakra('p', { base: { mt: '4', textStyle: 'sm', color: 'fg.muted' } });
