import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useServedTicketQuery, type ServedTicket_TicketFragment } from '../../../generated/graphql';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TicketBadge } from '../../../ui/support/TicketBadge';
import { TicketLog } from '../../../ui/support/TicketLog';
import { useTicketTimes } from '../../../ui/support/use-ticket-times';
import { ReplyBox } from './ReplyBox';
import { TicketDetails } from './TicketDetails';
import { CodeText } from '../../../ui/display/CodeText';
import { dottedText } from '../../../ui/display/dotted-text';

/** One ticket for support: the conversation with its notes, and details of the person and the booking. */
export function StaffThread({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation('support');
  const { data, error, refetch } = useServedTicketQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const ticket = data?.ticket;
  if (!ticket)
    return (
      <Box padding="5" minWidth="0">
        {error && <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" />}
        {!error && !data && <SkeletonRows />}
        {data && <EmptyState illustration="unplugged" title={t('thread.gone')} text={t('thread.goneText')} />}
      </Box>
    );
  return (
    <>
      <Flex as="section" aria-label={t('thread.log')} direction="column" minWidth="0" minHeight="0">
        <Head ticket={ticket} onBack={onBack} />
        <TicketLog ticket={ticket} />
        <ReplyBox ticket={ticket} />
      </Flex>
      <chakra.aside
        aria-label={t('staff.details')}
        minWidth="0"
        overflowY="auto"
        borderColor="hairline"
        css={{
          borderTopWidth: '1px',
          '@container (min-width: 680px)': { gridColumn: '2' },
          '@container (min-width: 1080px)': { gridColumn: '3', borderTopWidth: '0', borderInlineStartWidth: '1px' },
        }}
      >
        <TicketDetails ticket={ticket} />
      </chakra.aside>
    </>
  );
}

function Head({ ticket, onBack }: { ticket: ServedTicket_TicketFragment; onBack: () => void }) {
  const { t } = useTranslation('support');
  const { moment } = useTicketTimes();
  const { subject, code, category, locale, answerDueAt, status } = ticket;
  return (
    <Flex
      as="header"
      wrap="wrap"
      justify="space-between"
      align="flex-start"
      gap="2"
      padding={{ base: '3.5', md: '18px 24px 14px' }}
      borderBottomWidth="1px"
      borderColor="hairline"
    >
      <Box minWidth="0">
        <chakra.button
          type="button"
          onClick={onBack}
          display="none"
          alignItems="center"
          gap="1.5"
          minHeight="11"
          textStyle="sm"
          color="fg.muted"
          cursor="pointer"
          css={{ '@container (max-width: 679.9px)': { display: 'inline-flex' } }}
        >
          <ArrowLeft size={16} aria-hidden />
          {t('staff.title')}
        </chakra.button>
        <chakra.h3 fontWeight="600" overflowWrap="anywhere">
          {subject}
        </chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          <CodeText>{dottedText([code, t(`categories.${category}`), t(`staff.language.${locale}`)])}</CodeText>
        </chakra.p>
      </Box>
      {answerDueAt ? (
        <chakra.p textStyle="sm" fontWeight="500" color="fg.warning">
          {t('staff.answerBefore', { at: moment(answerDueAt) })}
        </chakra.p>
      ) : (
        <TicketBadge status={status} isForStaff />
      )}
    </Flex>
  );
}
