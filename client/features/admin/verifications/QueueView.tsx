import { Badge, Box, Button, chakra } from '@chakra-ui/react';
import { ChevronRight, Hourglass, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useVerificationQueueQuery, type QueuedVerification_VerificationFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { LARGE_TEXT } from '../../../theme/large-text';
import { Avatar } from '../../../ui/display/Avatar';
import { Dotted } from '../../../ui/display/Dotted';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { HOUR_MS, MINUTE_MS } from '../../../ui/time/durations';
import { useNow } from '../../../ui/time/use-now';
import { useQueueKind } from './queue-kind';
import { StaffCalls } from './StaffCalls';

const PAGE = 20;

/** Verifications that wait, the longest waiting first. */
export function QueueView() {
  const { t } = useTranslation(['admin', 'common']);
  const { textOf } = useErrorText();
  const { kind } = useQueueKind();
  const { data, error, loading, refetch, fetchMore } = useVerificationQueueQuery({
    variables: { kind, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const queue = data?.verificationQueue;
  if (!queue)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const more = (): void => {
    fetchMore({
      variables: { after: queue.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { verificationQueue: next } }) => ({
        ...before,
        verificationQueue: { ...next, edges: [...before.verificationQueue.edges, ...next.edges] },
      }),
    }).catch((problem: unknown) =>
      toast({ title: t('common:failed.title'), description: textOf(problem), tone: 'error' }),
    );
  };
  return (
    <>
      <chakra.h2 textStyle="h3">{t('verifications.title')}</chakra.h2>
      <chakra.p marginTop="1" marginBottom="5" color="fg.muted">
        {t('verifications.waiting', { count: queue.totalCount })}
        {queue.overdueCount > 0 && ` ${t('verifications.overdue', { count: queue.overdueCount })}`}
      </chakra.p>
      {queue.edges.length === 0 ? (
        <Box layerStyle="panel">
          <EmptyState
            illustration="door"
            title={t('verifications.empty.title')}
            text={t('verifications.empty.text')}
            headingLevel="h3"
          />
        </Box>
      ) : (
        <chakra.ul layerStyle="panel" listStyleType="none">
          {queue.edges.map(({ node }) => (
            <QueueRow key={node.id} verification={node} />
          ))}
        </chakra.ul>
      )}
      {queue.pageInfo.hasNextPage && (
        <Button variant="outline" marginTop="5" loading={loading} onClick={more}>
          {t('verifications.more')}
        </Button>
      )}
      <StaffCalls />
    </>
  );
}

function QueueRow({ verification }: { verification: QueuedVerification_VerificationFragment }) {
  const { t } = useTranslation(['admin', 'verification']);
  const formats = useFormats();
  const now = useNow(MINUTE_MS);
  const { pathOf } = useQueueKind();
  const { id, kind, documentType, submittedAt, dueAt, applicant, space, appointment } = verification;
  // The page may stay open past the hour.
  const isOverdue = verification.isOverdue || (dueAt !== null && Date.parse(dueAt) <= now);
  const name = applicant?.fullName ?? '';
  return (
    <chakra.li
      position="relative"
      display="flex"
      flexWrap="wrap"
      alignItems={{ base: 'flex-start', md: 'center' }}
      columnGap="4"
      rowGap="2"
      padding={{ base: '4', md: '5' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
      _hover={{ bg: 'hover' }}
    >
      {applicant && <Avatar id={applicant.user.id} initials={applicant.user.initials} size="sm" />}
      <Box flex="1 1 200px" minWidth="0">
        <chakra.span asChild fontWeight="600" _after={{ content: '""', position: 'absolute', inset: '0' }}>
          <Link to={pathOf(id)} aria-label={t('verifications.open', { name })}>
            {name}
          </Link>
        </chakra.span>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          <Dotted
            items={[
              t(`verifications.kind.${kind}`),
              t(`verification:documentType.${documentType}`),
              space?.title,
            ].filter(Boolean)}
          />
        </chakra.p>
      </Box>
      {submittedAt && dueAt && (
        <Box
          display="grid"
          justifyItems={{ base: 'start', md: 'end' }}
          gap="1"
          // Below the name, not below its picture.
          marginInlineStart={{ base: applicant ? '3.25rem' : undefined, md: '0' }}
          css={{ [LARGE_TEXT]: { marginInlineStart: '0' } }}
        >
          <Badge colorPalette={isOverdue ? 'red' : 'orange'}>
            {isOverdue ? <TriangleAlert aria-hidden /> : <Hourglass aria-hidden />}
            {isOverdue
              ? t('verifications.late')
              : t('verifications.due', { hours: Math.ceil((Date.parse(dueAt) - now) / HOUR_MS) })}
          </Badge>
          <chakra.time dateTime={appointment?.startsAt ?? submittedAt} textStyle="caption" color="fg.subtle">
            {appointment
              ? t('verifications.calls.on', { at: formats.instant(appointment.startsAt) })
              : t('verifications.sent', { when: formats.ago(submittedAt, new Date(now)) })}
          </chakra.time>
        </Box>
      )}
      <Box color="fg.subtle" hideBelow="md">
        <ChevronRight size={20} aria-hidden />
      </Box>
    </chakra.li>
  );
}
