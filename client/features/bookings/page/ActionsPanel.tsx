import { Box, chakra, type BoxProps } from '@chakra-ui/react';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useBookingPageActionsQuery,
  type BookingHead_BookingFragment,
  type BookingPageActionsQuery,
} from '../../../generated/graphql';
import { BookingDialogs, hasDialog } from '../../../ui/booking/booking-action-dialogs';
import type { BookingQuestion } from '../../../ui/booking/booking-question';
import { useBookingCommands } from '../../../ui/booking/use-booking-commands';
import { useReview } from '../../../ui/booking/use-review';
import { claimPath } from '../../../ui/claims/claim-path';
import type { CalendarDay } from '../../../ui/controls/calendar-file';
import { supportPath } from '../../../ui/support/support-path';
import { today } from '../../../ui/time/today';
import { accessStepPath } from './access-step-path';
import { actionIcon, LINK_ICONS } from './action-icons';
import { Panel } from './Panel';
import { comingDays } from './stay-days';
import { useActionTexts } from './use-action-texts';
import { CodeText } from '../../../ui/display/CodeText';

interface ActionsPanelProps {
  booking: BookingHead_BookingFragment;
  order?: BoxProps['order'];
}

/** What the viewer can do with the booking; unavailable actions show the reason. */
export function ActionsPanel({ booking, ...rest }: ActionsPanelProps) {
  const { t } = useTranslation('booking');
  const { data, error, refetch } = useBookingPageActionsQuery({
    variables: { id: booking.id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Panel title={t('actions.title')} query={{ error, refetch }} {...rest}>
      {data?.booking ? <Actions booking={booking} states={data.booking.actions} claims={data.booking.claims} /> : null}
    </Panel>
  );
}

type Loaded = NonNullable<BookingPageActionsQuery['booking']>;

interface ActionsProps {
  booking: BookingHead_BookingFragment;
  states: Loaded['actions'];
  claims: Loaded['claims'];
}

function Actions({ booking, states, claims }: ActionsProps) {
  const { t } = useTranslation('booking');
  const [question, setQuestion] = useState<BookingQuestion | null>(null);
  const commands = useBookingCommands();
  const words = useActionTexts(booking);
  const review = useReview(booking);
  const isHost = booking.viewerRole === 'HOST';
  // The next step already has its button.
  const listed = states
    .filter(({ action }) => action !== booking.nextStep?.action && !isDouble(states, action))
    .sort((one, other) => Number(isWithdrawal(other)) - Number(isWithdrawal(one)));
  const titleOf = (day: 'start' | 'end') => t(`actions.calendar.${day}`, { space: booking.space.title });
  const days = booking.showsAddress && !booking.isFinal ? comingDays(booking, today(), titleOf) : [];
  const take = (action: BookingQuestion): void =>
    hasDialog(action) ? setQuestion(action) : void commands.take(booking, action);
  return (
    <>
      <chakra.ul listStyleType="none" padding={{ base: '8px 4px', md: '2' }}>
        {booking.cancellation?.withdrawalUntil && (
          <Row
            Icon={actionIcon('RIGHT_OF_WITHDRAWAL')}
            {...words.withdrawal(booking.cancellation.withdrawalUntil)}
            onPress={() => take('RIGHT_OF_WITHDRAWAL')}
          />
        )}
        {listed.map((state) => (
          <Row
            key={state.action}
            Icon={actionIcon(state.action)}
            {...words.action(state)}
            onPress={state.isAllowed ? () => take(state.action) : undefined}
          />
        ))}
        {booking.changeRequest && booking.nextStep?.kind !== 'ANSWER_CHANGE' && (
          <Row
            Icon={actionIcon('CHANGE_DATES')}
            title={t('actions.change.title')}
            text={t(booking.changeRequest.canAnswer ? 'actions.change.own' : 'actions.change.text', {
              name: isHost ? booking.renter.displayName : booking.host.displayName,
            })}
            onPress={() => take('ANSWER_CHANGE')}
          />
        )}
        {claims.map(({ id, reference, isOpen }) => (
          <Row
            key={id}
            Icon={actionIcon('DISPUTE')}
            title={t('actions.claim.title')}
            text={t(isOpen ? 'actions.claim.text' : 'actions.claim.over', { reference })}
            to={claimPath(booking.id, id)}
          />
        ))}
        {review.writtenPath && (
          <Row
            Icon={LINK_ICONS.review}
            title={t(booking.review?.own?.viewerCan.edit ? 'actions.review.change' : 'actions.review.see')}
            text={review.note ?? ''}
            to={review.writtenPath}
          />
        )}
        {isHost && booking.showsAddress && (
          <Row
            Icon={LINK_ICONS.access}
            title={t('actions.access.title')}
            text={t('actions.access.text', { name: booking.renter.displayName })}
            to={accessStepPath(booking.space.id)}
          />
        )}
        {days.length > 0 && (
          <Row
            Icon={LINK_ICONS.calendar}
            title={t('actions.calendar.title')}
            text={t('actions.calendar.text')}
            onPress={() => void saveDays(`${t('actions.calendar.file')}.ics`, days)}
          />
        )}
        <Row
          isApart={listed.length > 0 || isHost}
          Icon={LINK_ICONS.space}
          title={t('actions.listing.title')}
          text={t('actions.listing.text')}
          to={`/space/${booking.space.id}`}
        />
        <Row
          Icon={LINK_ICONS.help}
          title={t('actions.help.title')}
          text={t('actions.help.text')}
          to={supportPath(booking)}
        />
      </chakra.ul>
      <BookingDialogs question={question} booking={booking} onClose={() => setQuestion(null)} />
    </>
  );
}

/* The right of withdrawal comes first while it lasts. */
const isWithdrawal = ({ action, isAllowed }: Loaded['actions'][number]): boolean =>
  action === 'WITHDRAW_CONTRACT' && isAllowed;

/** Downloads calendar entries; the code that writes them is loaded on demand. */
async function saveDays(name: string, days: readonly CalendarDay[]): Promise<void> {
  const [{ calendarFile }, { saveFile }] = await Promise.all([
    import('../../../ui/controls/calendar-file'),
    import('../../../ui/controls/save-file'),
  ]);
  saveFile(name, calendarFile(days, new Date()));
}

/* A host has two actions to claim, during and after the stay, with one label; if both are unavailable, only one is shown. */
const isDouble = (states: Loaded['actions'], action: Loaded['actions'][number]['action']): boolean =>
  (action === 'CLAIM' || action === 'DISPUTE') &&
  states.some((other) => other.action === (action === 'CLAIM' ? 'DISPUTE' : 'CLAIM')) &&
  !states.some((state) => state.action === action && state.isAllowed) &&
  (action === 'CLAIM' || states.some((state) => state.action === 'CLAIM' && state.isAllowed));

interface RowProps {
  Icon: LucideIcon;
  title: string;
  text: string;
  to?: string;
  onPress?: (() => void) | undefined;
  isApart?: boolean;
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 16px',
  columnGap: '3.5',
  alignItems: 'center',
  width: 'full',
  paddingBlock: '3',
  paddingInline: { base: '3', md: '4' },
  borderRadius: '10px',
  textAlign: 'start',
} as const;

function Row({ Icon, title, text, to, onPress, isApart = false }: RowProps) {
  const isOpen = to !== undefined || onPress !== undefined;
  const content = (
    <>
      <chakra.span color={isOpen ? 'fg.muted' : 'fg.subtle'}>
        <Icon size={20} aria-hidden />
      </chakra.span>
      <span>
        <chakra.b display="block" fontWeight="500" lineHeight="1.5rem" color={isOpen ? undefined : 'fg.subtle'}>
          {title}
        </chakra.b>
        <chakra.small display="block" textStyle="small" color="fg.muted">
          <CodeText>{text}</CodeText>
        </chakra.small>
      </span>
      {isOpen && (
        <chakra.span color="fg.subtle">
          <ChevronRight size={16} aria-hidden />
        </chakra.span>
      )}
    </>
  );
  return (
    <Box
      as="li"
      {...(isApart && {
        position: 'relative',
        marginTop: '2',
        paddingTop: '2',
        _before: { content: '""', position: 'absolute', insetInline: '4', top: '0', height: '1px', bg: 'hairline' },
      })}
    >
      {to !== undefined ? (
        <chakra.div asChild {...LINE} _hover={{ bg: 'hover' }}>
          <Link to={to}>{content}</Link>
        </chakra.div>
      ) : onPress ? (
        <chakra.button type="button" {...LINE} cursor="pointer" _hover={{ bg: 'hover' }} onClick={onPress}>
          {content}
        </chakra.button>
      ) : (
        <chakra.div {...LINE}>{content}</chakra.div>
      )}
    </Box>
  );
}
