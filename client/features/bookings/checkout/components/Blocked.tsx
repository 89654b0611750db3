import { Box, Button } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AppError } from '../../../../apollo/app-error';
import { useResendConfirmationMutation } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { clock } from '../../../../ui/time/clock';
import { useErrorText } from '../../../../i18n/use-error-text';
import { useAuth } from '../../../../session/AuthProvider';
import { LazyRangeCalendar } from '../../../../ui/range-calendar/LazyRangeCalendar';
import { isComplete, type Stay } from '../../../../ui/booking/stay-address';
import { useMedia } from '../../../../ui/layout/use-media';
import { EmptyState, ErrorState } from '../../../../ui/feedback/states';
import { useStayProblems } from '../use-stay-problems';

interface BlockedProps {
  /** Null when the URL lacks a date. */
  error: AppError | null;
  spaceId: string;
  busy: readonly { from: string; to: string }[];
  /** The first available day. */
  min: string;
  onPick: (stay: Stay) => void;
  onRetry: () => void;
}

const BOOKINGS = '/dashboard?mode=renter&tab=bookings';
const PAYMENTS = '/dashboard?mode=renter&tab=payments';

/** Why the dates cannot be held, in plain words, each with a way out. */
export function Blocked({ error, spaceId, busy, min, onPick, onRetry }: BlockedProps) {
  const { t } = useTranslation('checkout');
  const { textOf } = useErrorText();
  const wordsOf = useStayProblems();
  const dates = { spaceId, busy, min, onPick };
  const toSpace = <Out to={`/space/${spaceId}`} label={t('blocked.toSpace')} />;
  const closed = (title: string, text: string, actions: ReactNode) => (
    <EmptyState headingLevel="h1" illustration="door" title={title} text={text} actions={actions} />
  );
  const state = (
    code: 'BOOKING_OWN_SPACE' | 'BOOKING_RENTER_PAST_DUE' | 'SPACE_NOT_BOOKABLE' | 'NOT_FOUND',
    actions: ReactNode,
  ) => closed(t(`blocked.${code}.title`), t(`blocked.${code}.text`), actions);

  if (!error) return <DatesState title={t('blocked.pick.title')} text={t('blocked.pick.text')} {...dates} />;
  switch (error.code) {
    case 'BOOKING_DATES_TAKEN':
      return (
        <DatesState
          title={t('blocked.BOOKING_DATES_TAKEN.title')}
          text={t('blocked.BOOKING_DATES_TAKEN.text')}
          {...dates}
        />
      );
    case 'BOOKING_DAYS_PROMISED':
      return <DatesState title={t('blocked.BOOKING_DATES_TAKEN.title')} text={wordsOf(error)} {...dates} />;
    case 'VALIDATION_FAILED':
      return <DatesState title={t('blocked.VALIDATION_FAILED.title')} text={wordsOf(error)} {...dates} />;
    case 'BOOKING_OWN_SPACE':
      return state(
        error.code,
        <>
          <Out to="/dashboard?mode=host" label={t('blocked.toMySpaces')} isFirst />
          {toSpace}
        </>,
      );
    case 'BOOKING_TOO_MANY_OPEN':
      return closed(
        t('blocked.BOOKING_TOO_MANY_OPEN.title', { count: Number(error.params['max']) }),
        t('blocked.BOOKING_TOO_MANY_OPEN.text'),
        <>
          <Out to={BOOKINGS} label={t('blocked.toBookings')} isFirst />
          {toSpace}
        </>,
      );
    case 'BOOKING_RENTER_PAST_DUE':
      return state(
        error.code,
        <>
          <Out to={PAYMENTS} label={t('blocked.toPayments')} isFirst />
          {toSpace}
        </>,
      );
    case 'ACCOUNT_LIMITED':
      return closed(t('blocked.ACCOUNT_LIMITED.title'), textOf(error), toSpace);
    case 'BOOKING_ATTEMPTS_USED':
      return <AttemptsUsed nextAttemptAt={String(error.params['nextAttemptAt'])} toSpace={toSpace} />;
    case 'SPACE_NOT_BOOKABLE':
    case 'NOT_FOUND':
      return state(error.code, <Out to="/search" label={t('blocked.toSearch')} isFirst />);
    case 'EMAIL_NOT_VERIFIED':
      return <Unverified onRetry={onRetry} />;
    default:
      return <ErrorState headingLevel="h1" error={error} onRetry={onRetry} actions={toSpace} />;
  }
}

function AttemptsUsed({ nextAttemptAt, toSpace }: { nextAttemptAt: string; toSpace: ReactNode }) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const day = formats.dayInSentence(nextAttemptAt);
  return (
    <EmptyState
      headingLevel="h1"
      illustration="door"
      title={t('blocked.BOOKING_ATTEMPTS_USED.title')}
      text={
        <span role="status">
          {t('blocked.BOOKING_ATTEMPTS_USED.text', { day, time: clock(formats, nextAttemptAt) })}
        </span>
      }
      actions={
        <>
          <Out to="/search" label={t('blocked.toSearch')} isFirst />
          {toSpace}
        </>
      }
    />
  );
}

function Out({ to, label, isFirst }: { to: string; label: string; isFirst?: boolean }) {
  return (
    <Button asChild variant={isFirst ? 'solid' : 'outline'}>
      <Link to={to}>{label}</Link>
    </Button>
  );
}

type DatesStateProps = { title: string; text: string } & Pick<BlockedProps, 'spaceId' | 'busy' | 'min' | 'onPick'>;

function DatesState({ title, text, spaceId, busy, min, onPick }: DatesStateProps) {
  const { t } = useTranslation('checkout');
  const hasRoomForTwo = useMedia('(min-width: 1024px)');
  const [days, setDays] = useState<Stay>({ from: null, to: null, isRolling: false });
  return (
    <EmptyState headingLevel="h1" illustration="door" title={title} text={<span role="status">{text}</span>}>
      <Box
        width={hasRoomForTwo ? '44rem' : 'min(100%, 26rem)'}
        marginTop="3"
        borderWidth="1px"
        borderRadius="card"
        bg="bg.panel"
        padding={{ base: '3', md: '5' }}
        textAlign="start"
      >
        <LazyRangeCalendar
          value={days}
          onChange={(range) => setDays({ ...range, isRolling: false })}
          min={min}
          busy={busy}
          months={hasRoomForTwo ? 2 : 1}
          stays={{
            min,
            hasNoEnd: days.isRolling,
            onChange: (range) => setDays({ ...range, isRolling: range.to === null }),
          }}
        />
      </Box>
      <Button disabled={!isComplete(days)} onClick={() => onPick(days)}>
        {t('blocked.book')}
      </Button>
      <Out to={`/space/${spaceId}`} label={t('blocked.toSpace')} />
    </EmptyState>
  );
}

function Unverified({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const { user } = useAuth();
  const { textOf } = useErrorText();
  const [resend, { data, error, loading }] = useResendConfirmationMutation();
  const send = () => {
    if (user) resend({ variables: { email: user.email } }).catch(() => undefined);
  };
  return (
    <EmptyState
      headingLevel="h1"
      illustration="bell"
      title={t('blocked.EMAIL_NOT_VERIFIED.title')}
      text={t('blocked.EMAIL_NOT_VERIFIED.text', { email: user?.email ?? '' })}
      actions={
        <>
          <Button onClick={onRetry}>{t('blocked.verified')}</Button>
          <Button variant="outline" loading={loading} onClick={send}>
            {t('blocked.resend')}
          </Button>
        </>
      }
    >
      <Box role="status" textStyle="small" color={error ? 'fg.error' : 'fg.muted'}>
        {error ? textOf(error) : data ? t('blocked.resent') : ''}
      </Box>
    </EmptyState>
  );
}
