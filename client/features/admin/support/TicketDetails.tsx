import { Box, Button, chakra, Flex, NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  TicketQueueDocument,
  useAssignTicketMutation,
  useSupportStaffQuery,
  type ServedTicket_TicketFragment,
} from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { useAuth } from '../../../session/AuthProvider';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { toast } from '../../../ui/feedback/toast';
import { toAppError } from '../../../apollo/app-error';
import { useErrorText } from '../../../i18n/use-error-text';
import { TicketBadge } from '../../../ui/support/TicketBadge';
import { useTicketTimes } from '../../../ui/support/use-ticket-times';
import { dottedText } from '../../../ui/display/dotted-text';

const MONTH: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric' };

/** The requester, the times, the booking, and the assignee. */
export function TicketDetails({ ticket }: { ticket: ServedTicket_TicketFragment }) {
  const { t } = useTranslation('support');
  const { instant } = useFormats();
  const { requester, requesterName, requesterEmail, booking } = ticket;
  return (
    <>
      <Section>
        <chakra.p fontWeight="600" textStyle="sm">
          {requester ? <Link to={`/profile/${requester.id}`}>{requesterName}</Link> : requesterName}
        </chakra.p>
        <chakra.p textStyle="caption" fontWeight="450" color="fg.subtle" overflowWrap="anywhere">
          {requester
            ? dottedText([
                ...(requester.city ? [requester.city] : []),
                t('staff.since', { month: instant(requester.memberSince, MONTH) }),
              ])
            : t('staff.withoutAccount', { email: requesterEmail ?? '' })}
        </chakra.p>
      </Section>
      <Times ticket={ticket} />
      {booking && (
        <Section title={t('staff.booking')}>
          <Flex justify="space-between" gap="3" textStyle="sm">
            <chakra.span fontWeight="600" minWidth="0" overflowWrap="anywhere">
              {booking.space.title}
            </chakra.span>
            <StatusBadge status={booking.status} />
          </Flex>
          <chakra.p textStyle="sm" marginTop="1" color="brand.fg" textDecoration="underline">
            <Link to={`/booking/${booking.id}`} aria-label={`${t('staff.bookingPage')} ${booking.reference}`}>
              {booking.reference}
            </Link>
          </chakra.p>
        </Section>
      )}
      <Assignment ticket={ticket} />
    </>
  );
}

function Times({ ticket }: { ticket: ServedTicket_TicketFragment }) {
  const { t } = useTranslation('support');
  const { instant } = useFormats();
  const { duration, moment } = useTicketTimes();
  const {
    status,
    priority,
    firstAnswerMinutes,
    firstAnswerDueAt,
    promisedMinutes,
    answerDueAt,
    solveBy,
    satisfaction,
  } = ticket;
  const isInTime = firstAnswerMinutes !== null && firstAnswerMinutes <= promisedMinutes;
  const first =
    firstAnswerMinutes === null
      ? t('staff.before', { at: moment(firstAnswerDueAt) })
      : t('staff.firstDone', { time: duration(firstAnswerMinutes), promised: duration(promisedMinutes) });
  const rows: [string, ReactNode][] = [
    [t('staff.status'), <TicketBadge key="status" status={status} isForStaff />],
    [
      t('staff.first'),
      <chakra.span
        key="first"
        color={firstAnswerMinutes === null ? undefined : isInTime ? 'fg.success' : 'fg.error'}
        fontWeight="500"
      >
        {first}
      </chakra.span>,
    ],
    ...(answerDueAt
      ? [[t('staff.next'), t('staff.before', { at: moment(answerDueAt) })] satisfies [string, ReactNode]]
      : []),
    [t('staff.solution'), t('staff.before', { at: instant(solveBy, SHORT_DAY) })],
    [t('staff.priority'), t(`staff.priorities.${priority}`)],
    ...(satisfaction === null
      ? []
      : [[t('staff.satisfaction'), t('staff.score', { score: satisfaction })] satisfies [string, ReactNode]]),
  ];
  return (
    <Section title={t('staff.times')}>
      <chakra.dl display="grid" gap="1.5" textStyle="sm">
        {rows.map(([label, value]) => (
          <Flex key={label} justify="space-between" gap="3">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd textAlign="end">{value}</chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
    </Section>
  );
}

function Assignment({ ticket: { id, assignee, availableActions } }: { ticket: ServedTicket_TicketFragment }) {
  const { t } = useTranslation('support');
  const { textOf } = useErrorText();
  const { user } = useAuth();
  const { data } = useSupportStaffQuery();
  const [assign, { loading }] = useAssignTicketMutation({ refetchQueries: [TicketQueueDocument] });
  if (!availableActions.includes('ASSIGN')) return null;
  const give = (userId: string | null): void => {
    assign({ variables: { input: { ticketId: id, userId } } }).catch((error: unknown) =>
      toast({ title: textOf(toAppError(error)), tone: 'error' }),
    );
  };
  const staff = data?.supportStaff ?? [];
  // An assignee who may no longer serve it stays listed until it is reassigned.
  const people = assignee && !staff.some((one) => one.id === assignee.id) ? [assignee, ...staff] : staff;
  return (
    <Section title={t('staff.acts')}>
      <chakra.label htmlFor="assignee" display="block" textStyle="sm" color="fg.muted" marginBottom="1">
        {t('staff.assignee')}
      </chakra.label>
      <NativeSelect.Root disabled={loading}>
        <NativeSelect.Field
          id="assignee"
          value={assignee?.id ?? ''}
          onChange={({ target }) => give(target.value || null)}
        >
          <option value="">{t('staff.nobody')}</option>
          {people.map((member) => (
            <option key={member.id} value={member.id}>
              {member.displayName}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {user && assignee?.id !== user.id && (
        <Button variant="outline" size="sm" minHeight="11" marginTop="2" onClick={() => give(user.id)}>
          {t('staff.takeIt')}
        </Button>
      )}
    </Section>
  );
}

function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box as="section" paddingBlock="4" paddingInline="5" _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}>
      {title && (
        <chakra.h4 textStyle="sm" fontWeight="600" marginBottom="2">
          {title}
        </chakra.h4>
      )}
      {children}
    </Box>
  );
}
