import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useOwnTicketQuery,
  useSendTicketMessageMutation,
  type OwnTicket_TicketFragment,
} from '../../../generated/graphql';
import { useDashboardMode } from '../../../session/dashboard-mode';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TicketBadge } from '../../../ui/support/TicketBadge';
import { TicketComposer } from '../../../ui/support/TicketComposer';
import { TicketLog } from '../../../ui/support/TicketLog';
import { useTicketTimes } from '../../../ui/support/use-ticket-times';
import { Outcome } from './Outcome';
import { ticketPath } from './support-path';
import { CodeText } from '../../../ui/display/CodeText';
import { dottedText } from '../../../ui/display/dotted-text';

/** One ticket: its messages, and what to do next. */
export function TicketThread({ id }: { id: string }) {
  const { t } = useTranslation('support');
  const { data, error, refetch } = useOwnTicketQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data?.ticket) return <Thread ticket={data.ticket} />;
  return (
    <Box padding="5" minWidth="0">
      {error && <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" />}
      {!error && !data && <SkeletonRows />}
      {data && <EmptyState illustration="unplugged" title={t('thread.gone')} text={t('thread.goneText')} />}
    </Box>
  );
}

function Thread({ ticket }: { ticket: OwnTicket_TicketFragment }) {
  const { t } = useTranslation('support');
  const { mode } = useDashboardMode();
  const { duration, moment } = useTicketTimes();
  const [send] = useSendTicketMessageMutation();
  const { id, subject, code, category, status, booking, createdAt, firstAnswerDueAt, firstAnswerMinutes } = ticket;
  return (
    <Flex direction="column" minWidth="0" minHeight={{ base: '60dvh', md: '0' }}>
      <Flex
        as="header"
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        gap={{ base: '2', md: '4' }}
        align="flex-start"
        padding={{ base: '14px 16px', md: '18px 24px 14px' }}
        borderBottomWidth="1px"
        borderColor="hairline"
      >
        <Box minWidth="0">
          <chakra.div
            asChild
            display={{ base: 'inline-flex', md: 'none' }}
            alignItems="center"
            gap="1.5"
            minHeight="11"
            textStyle="sm"
            color="fg.muted"
          >
            <Link to={ticketPath(mode)}>
              <ArrowLeft size={16} aria-hidden />
              {t('list.title')}
            </Link>
          </chakra.div>
          <chakra.h2 fontWeight="600" overflowWrap="anywhere">
            {subject}
          </chakra.h2>
          <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            <CodeText>{dottedText([code, t(`categories.${category}`), booking?.space.title])}</CodeText>
          </chakra.p>
        </Box>
        <TicketBadge status={status} />
      </Flex>
      <TicketLog
        ticket={ticket}
        opening={t('thread.received', { at: moment(createdAt), until: moment(firstAnswerDueAt) })}
        firstAnswer={!firstAnswerMinutes ? null : t('thread.within', { time: duration(firstAnswerMinutes) })}
      />
      {ticket.availableActions.includes('WRITE') && (
        <TicketComposer
          ticketId={id}
          label={t('thread.write')}
          send={(message) => send({ variables: { input: { ticketId: id, ...message } } })}
        />
      )}
      <Outcome ticket={ticket} />
    </Flex>
  );
}
