import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { Countdown } from '../../../ui/time/Countdown';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { AnswerButtons } from './AnswerButtons';
import { ContextPane, type ContextPaneProps } from './ContextPane';
import { useBookingSummary } from './use-booking-summary';
import { dottedText } from '../../../ui/display/dotted-text';

/** One line about the booking or space where the pane has no room; opens the pane in a dialog. */
export function ContextBar(props: ContextPaneProps) {
  const { t } = useTranslation(['messages', 'common']);
  const [isOpen, setOpen] = useState(false);
  const summary = useBookingSummary();
  const { money, price } = useFormats();
  const { booking, space, spaceTitle } = props;
  if (!space && !spaceTitle) return null;
  const sum = booking && summary.sum(booking);
  const first = booking ? dottedText([summary.dates(booking), sum !== null && money(sum)]) : spaceTitle;
  const asked = booking?.status === 'REQUESTED' ? booking.deadline : null;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      gap="3"
      alignItems="center"
      minHeight="16"
      paddingInlineEnd={{ base: '4', md: '6' }}
      borderBottomWidth="1px"
      borderColor="hairline"
      bg="bg"
      flexShrink="0"
    >
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        display="grid"
        gridTemplateColumns="44px minmax(0, 1fr)"
        gap="3"
        alignItems="center"
        textAlign="start"
        paddingBlock="2.5"
        paddingInlineStart={{ base: '4', md: '6' }}
        cursor="pointer"
        _hover={{ bg: 'hover' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <SpacePhoto photo={space?.coverPhoto} sizes="44px" boxSize="11" borderRadius="control" alt="" />
        <chakra.span minWidth="0">
          <chakra.span display="block" textStyle="sm" fontWeight="600" truncate>
            {first}
          </chakra.span>
          <chakra.span display="block" textStyle="xs" color="fg.muted" truncate>
            {booking && asked ? (
              <Countdown
                {...asked}
                size="xs"
                sentence={(left) =>
                  t(booking.viewerRole === 'HOST' ? 'context.answerIn' : 'context.hostAnswersIn', { left })
                }
              />
            ) : booking ? (
              `${t(`common:bookingStatus.${booking.status}`)} · ${spaceTitle ?? ''}`
            ) : (
              space?.priceAllInCents && `${price(space.priceAllInCents)}${t('common:perMonth')}`
            )}
          </chakra.span>
          <chakra.span srOnly>. {t('context.see')}</chakra.span>
        </chakra.span>
      </chakra.button>
      {booking && <AnswerButtons booking={booking} renter={props.person.displayName} isBar />}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t(booking ? 'context.booking' : 'context.space')}
        placement="right"
        width="23rem"
      >
        <ContextPane {...props} />
      </Dialog>
    </chakra.div>
  );
}
