import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { Hourglass, KeyRound, LogOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DashboardBooking_BookingFragment, DashboardSummaryQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { claimPath } from '../../../ui/claims/claim-path';
import { bookingPath } from '../../../ui/links/booking-path';
import { Countdown } from '../../../ui/time/Countdown';
import { useAcceptances } from '../../../ui/booking/accept/acceptance-store';
import { useSteadyRows } from '../../../ui/booking/accept/use-steady-rows';
import { BookingDialogs } from '../../../ui/booking/booking-action-dialogs';
import { useBookingTexts } from '../../../ui/booking/use-booking-texts';
import { MoveInDialog } from '../../../ui/booking/move-in/MoveInDialog';
import { doneOf } from '../../../ui/booking/move-in/MoveInList';
import { RequestBlock } from './RequestBlock';
import { capitalised } from '../../../ui/display/capitalised';

type Booking = DashboardBooking_BookingFragment;
type AnswerDue = DashboardSummaryQuery['dashboardSummary']['answersDue'][number];

interface TodoPanelProps {
  bookings: readonly Booking[];
  /** The total without the listed answers; it may exceed the listed bookings. */
  count: number;
  /** Changes and claims that the host has to answer. */
  answers: readonly AnswerDue[];
}

/** The host's to-do list, most urgent first: the first request in full, the rest as one line each. */
export function TodoPanel({ bookings, count: listed, answers }: TodoPanelProps) {
  const { t } = useTranslation('dashboard');
  const acceptances = useAcceptances();
  const rows = useSteadyRows(bookings, 'todo');
  const [first, ...others] = rows;
  // An answered request keeps its place, so that the next one does not move under the pointer.
  const request = first && (first.status === 'REQUESTED' || first.id in acceptances) ? first : null;
  const rest = request ? others : rows;
  const count = listed + answers.length;
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="todo-title">
      <Flex align="baseline" gap="2" paddingInline={{ base: '4', md: '6' }} paddingTop={{ base: '4', md: '5' }}>
        <chakra.h2 id="todo-title" textStyle="h3">
          {t('todo.title')}
        </chakra.h2>
        {count > 0 && (
          <chakra.span textStyle="sm" fontWeight="500" color="fg.subtle">
            {t('todo.count', { count })}
          </chakra.span>
        )}
      </Flex>
      {request && <RequestBlock booking={request} />}
      {rows.length + answers.length === 0 && (
        <chakra.p paddingInline={{ base: '4', md: '6' }} paddingTop="2" paddingBottom="5" color="fg.muted">
          <chakra.span display="block" fontWeight="600" color="fg">
            {t('todo.empty')}
          </chakra.span>
          {t('todo.emptyText')}
        </chakra.p>
      )}
      {rest.length + answers.length > 0 && (
        <chakra.ul listStyleType="none" paddingInline={{ base: '4', md: '6' }} paddingBottom={{ base: '1', md: '3' }}>
          {answers.map((answer) => (
            <AnswerRow key={answer.booking.id + answer.claimId} answer={answer} />
          ))}
          {rest.map((booking) => {
            const Row = rowOf(booking);
            return <Row key={booking.id} booking={booking} />;
          })}
        </chakra.ul>
      )}
    </Box>
  );
}

function RequestRow({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const words = useBookingTexts();
  const formats = useFormats();
  return (
    <TodoRow
      icon={<Hourglass size={20} aria-hidden />}
      title={t('todo.wants', { name: booking.renter.displayName, space: words.spaceTitle(booking) })}
      text={t('todo.wouldGetLine', {
        dates: words.dates(booking),
        amount: booking.hostNetCents === null ? '' : formats.money(booking.hostNetCents),
      })}
      left={booking.deadline && <Countdown {...booking.deadline} />}
      action={
        <Button asChild variant="outline" size="sm" minWidth="148px" minHeight={{ base: '11', md: '9' }}>
          <Link to={bookingPath(booking.id)}>{t('todo.see')}</Link>
        </Button>
      }
    />
  );
}

function AnswerRow({ answer: { booking, claimId, since, until } }: { answer: AnswerDue }) {
  const { t } = useTranslation('dashboard');
  const name = booking.renter.displayName;
  return (
    <TodoRow
      icon={<Hourglass size={20} aria-hidden />}
      title={t(claimId ? 'todo.claim' : 'todo.change', { name })}
      text={booking.space.title ?? t('spaces.noTitle')}
      left={until && <Countdown since={since} until={until} />}
      action={
        <Button asChild variant="outline" size="sm" minWidth="148px" minHeight={{ base: '11', md: '9' }}>
          <Link to={claimId ? claimPath(booking.id, claimId) : bookingPath(booking.id)}>{t('todo.answer')}</Link>
        </Button>
      }
    />
  );
}

function ArrivalRow({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const words = useBookingTexts();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const items = booking.moveIn?.items ?? [];
  const day = formats.day(booking.from, { weekday: 'long', day: 'numeric', month: 'short' });
  return (
    <TodoRow
      icon={<KeyRound size={20} aria-hidden />}
      title={t('todo.prepare', { name: booking.renter.displayName })}
      text={t('todo.arrives', {
        day: capitalised(day),
        space: words.spaceTitle(booking),
      })}
      left={
        <chakra.span textStyle="sm" fontWeight="500" color="fg.muted">
          {t('todo.steps', { done: doneOf(items), total: items.length })}
        </chakra.span>
      }
      action={
        <>
          <Button
            variant="outline"
            size="sm"
            minWidth="148px"
            minHeight={{ base: '11', md: '9' }}
            onClick={() => setOpen(true)}
          >
            {t('todo.seeSteps')}
          </Button>
          {isOpen && <MoveInDialog booking={booking} onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
}

function DepartureRow({ booking }: { booking: Booking }) {
  const { t } = useTranslation('stays');
  const words = useBookingTexts();
  const [question, setQuestion] = useState<'CONFIRM_MOVE_OUT' | null>(null);
  return (
    <TodoRow
      icon={<LogOut size={20} aria-hidden />}
      title={t('moveOut.todo', { name: booking.renter.displayName })}
      text={t('moveOut.todoText', { space: words.spaceTitle(booking) })}
      left={booking.deadline && <Countdown {...booking.deadline} />}
      action={
        <>
          <Button
            variant="outline"
            size="sm"
            minWidth="148px"
            minHeight={{ base: '11', md: '9' }}
            onClick={() => setQuestion('CONFIRM_MOVE_OUT')}
          >
            {t('moveOut.open')}
          </Button>
          <BookingDialogs booking={booking} question={question} onClose={() => setQuestion(null)} />
        </>
      }
    />
  );
}

function rowOf({ status }: Booking): typeof ArrivalRow {
  if (status === 'REQUESTED') return RequestRow;
  return status === 'MOVE_OUT' ? DepartureRow : ArrivalRow;
}

/** A to-do item: icon, text, deadline, one button. */
function TodoRow({
  icon,
  title,
  text,
  left,
  action,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  left: ReactNode;
  action: ReactNode;
}) {
  return (
    <Grid
      as="li"
      templateColumns={{ base: '40px minmax(0, 1fr)', md: '40px minmax(0, 1fr) auto auto' }}
      columnGap={{ base: '3', md: '4' }}
      rowGap="1"
      alignItems={{ base: 'start', md: 'center' }}
      paddingBlock={{ base: '4', md: '3.5' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Box display="grid" placeItems="center" boxSize="10" borderRadius="lg" bg="bg.muted" color="fg.muted">
        {icon}
      </Box>
      <div>
        <chakra.p fontWeight="600">{title}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {text}
        </chakra.p>
      </div>
      <chakra.span gridColumn={{ base: '2', md: 'auto' }}>{left}</chakra.span>
      <Box gridColumn={{ base: '2', md: 'auto' }} marginTop={{ base: '2', md: '0' }}>
        {action}
      </Box>
    </Grid>
  );
}
