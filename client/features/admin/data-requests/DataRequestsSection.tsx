import { Badge, Box, Button, chakra } from '@chakra-ui/react';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnReplacement } from '../../../forms/use-focus-on-replacement';
import { useDataRequestQueueQuery, type DataRequestQueueQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { DAY_MS, MINUTE_MS } from '../../../ui/time/durations';
import { useNow } from '../../../ui/time/use-now';
import { DecidedNow } from '../undo/DecidedNow';
import { findUnsent } from '../undo/unsent';
import { AnswerForm } from './AnswerForm';

type Waiting = DataRequestQueueQuery['dataRequestQueue']['waiting'][number];

/** Requests about personal data, by due date. */
export function DataRequestsSection() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useDataRequestQueueQuery({ fetchPolicy: 'cache-and-network' });
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, string>>>({});
  const queue = data?.dataRequestQueue;
  if (!queue)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const answered = queue.waiting.filter(({ request }) => request.id in outcomes);
  const overdueCount = queue.overdueCount - answered.filter(({ request }) => request.isOverdue).length;
  return (
    <>
      <chakra.h2 textStyle="h3">{t('data.title')}</chakra.h2>
      <chakra.p marginTop="1" marginBottom="5" color="fg.muted">
        {t('data.waiting', { count: queue.totalCount - answered.length })}
        {overdueCount > 0 && ` ${t('data.overdue', { count: overdueCount })}`}
      </chakra.p>
      {queue.waiting.length === 0 ? (
        <Box layerStyle="panel">
          <EmptyState illustration="door" title={t('data.empty.title')} text={t('data.empty.text')} headingLevel="h3" />
        </Box>
      ) : (
        <chakra.ul layerStyle="panel" listStyleType="none">
          {queue.waiting.map((waiting) => (
            <QueuedRequest
              key={waiting.request.id}
              waiting={waiting}
              outcome={outcomes[waiting.request.id]}
              onAnswered={(outcome) => setOutcomes((before) => ({ ...before, [waiting.request.id]: outcome }))}
            />
          ))}
        </chakra.ul>
      )}
    </>
  );
}

interface QueuedRequestProps {
  waiting: Waiting;
  /** Answered on this visit; the row keeps its place. */
  outcome: string | undefined;
  onAnswered: (outcome: string) => void;
}

function QueuedRequest({ waiting: { request, fullName, email }, outcome, onAnswered }: QueuedRequestProps) {
  const { t } = useTranslation('admin');
  const { instant } = useFormats();
  const [isAnswering, setAnswering] = useState(() => findUnsent(request.id) !== null);
  const ref = useFocusOnReplacement<HTMLLIElement>(isAnswering);
  return (
    <chakra.li
      ref={ref}
      display="grid"
      gap="3"
      padding={{ base: '4', md: '5' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="2">
        <Box minWidth="0">
          <chakra.h3 fontWeight="600" overflowWrap="anywhere">
            {fullName}
          </chakra.h3>
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {t(`data.kind.${request.kind}`)} · {email}
          </chakra.p>
        </Box>
        {outcome === undefined && <Clock request={request} />}
      </Box>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {request.details}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.subtle">
        {t('data.asked', { at: instant(request.requestedAt) })}
      </chakra.p>
      {outcome !== undefined ? (
        <DecidedNow outcome={outcome} />
      ) : isAnswering ? (
        <AnswerForm id={request.id} fullName={fullName} onLeave={() => setAnswering(false)} onAnswered={onAnswered} />
      ) : (
        <Button
          variant="outline"
          justifySelf="start"
          aria-label={t('data.openOf', { name: fullName })}
          onClick={() => setAnswering(true)}
        >
          {t('data.open')}
        </Button>
      )}
    </chakra.li>
  );
}

function Clock({ request: { dueAt, isOverdue } }: { request: Waiting['request'] }) {
  const { t } = useTranslation('admin');
  const now = useNow(MINUTE_MS);
  return (
    <Badge colorPalette={isOverdue ? 'red' : 'orange'}>
      {isOverdue ? <TriangleAlert aria-hidden /> : <Hourglass aria-hidden />}
      {isOverdue
        ? t('data.late')
        : t('data.due', { count: Math.max(0, Math.ceil((Date.parse(dueAt) - now) / DAY_MS)) })}
    </Badge>
  );
}
