import { Badge, Box, Button, chakra } from '@chakra-ui/react';
import { CircleCheck, CircleX, Hourglass, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWithdrawDataRequestMutation, type OwnRequest_RequestFragment } from '../../../generated/graphql';
import type { DataRequestStatus } from '../../../generated/schema';
import { LONG_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';
import { DAY_MS, MINUTE_MS } from '../../../ui/time/durations';
import { useNow } from '../../../ui/time/use-now';

const STYLES: Record<DataRequestStatus, [LucideIcon, string]> = {
  OPEN: [Hourglass, 'orange'],
  GRANTED: [CircleCheck, 'green'],
  REFUSED: [CircleX, 'red'],
  WITHDRAWN: [Undo2, 'gray'],
};

interface OwnRequestsProps {
  requests: readonly OwnRequest_RequestFragment[];
  onChanged: () => Promise<unknown>;
}

/** The user's requests, their deadlines and the answers. */
export function OwnRequests({ requests, onChanged }: OwnRequestsProps) {
  const { t } = useTranslation('privacy');
  if (requests.length === 0) return null;
  return (
    <Box marginTop="6">
      <chakra.h3 id="own-requests" fontWeight="600" tabIndex={-1} outline="none">
        {t('rights.list')}
      </chakra.h3>
      <chakra.ul aria-labelledby="own-requests" listStyleType="none" marginTop="1">
        {requests.map((request) => (
          <OwnRequest key={request.id} request={request} onChanged={onChanged} />
        ))}
      </chakra.ul>
    </Box>
  );
}

function OwnRequest({
  request,
  onChanged,
}: {
  request: OwnRequest_RequestFragment;
  onChanged: () => Promise<unknown>;
}) {
  const { t } = useTranslation('privacy');
  const { instant } = useFormats();
  const { status, isOpen, closedAt } = request;
  return (
    <chakra.li
      display="grid"
      gap="2"
      paddingBlock="4"
      borderTopWidth="1px"
      borderColor="hairline"
      _first={{ borderTopWidth: '0' }}
    >
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="1.5">
        <chakra.h4 fontWeight="600">{t(`rights.kinds.${request.kind}.title`)}</chakra.h4>
        <Status status={status} />
      </Box>
      <chakra.p textStyle="small" color="fg.muted">
        {t('rights.asked', { day: instant(request.requestedAt, LONG_DATE) })}
        {status !== 'OPEN' && closedAt && ` · ${t(`rights.closed.${status}`, { day: instant(closedAt, LONG_DATE) })}`}
      </chakra.p>
      {isOpen && <Clock request={request} />}
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {request.details}
      </chakra.p>
      {request.answer && <Answer answer={request.answer} />}
      {isOpen && <Withdraw request={request} onChanged={onChanged} />}
    </chakra.li>
  );
}

function Status({ status }: { status: DataRequestStatus }) {
  const { t } = useTranslation('privacy');
  const [Icon, palette] = STYLES[status];
  return (
    <Badge colorPalette={palette} color={palette === 'gray' ? 'fg.muted' : undefined}>
      <Icon aria-hidden />
      {t(`rights.status.${status}`)}
    </Badge>
  );
}

function Clock({ request: { dueAt, isOverdue } }: { request: OwnRequest_RequestFragment }) {
  const { t } = useTranslation('privacy');
  const { instant } = useFormats();
  const now = useNow(MINUTE_MS);
  const day = instant(dueAt, LONG_DATE);
  if (isOverdue)
    return (
      <chakra.p display="flex" gap="2" textStyle="small" fontWeight="600" color="fg.error">
        <TriangleAlert size={18} aria-hidden />
        {t('rights.late', { day })}
      </chakra.p>
    );
  return (
    <chakra.p textStyle="small" fontWeight="600">
      {t('rights.due', { day, count: Math.max(0, Math.ceil((Date.parse(dueAt) - now) / DAY_MS)) })}
    </chakra.p>
  );
}

function Answer({ answer }: { answer: string }) {
  const { t } = useTranslation('privacy');
  return (
    <Box paddingInlineStart="4" borderInlineStartWidth="3px" borderColor="border">
      <chakra.p textStyle="small" fontWeight="600">
        {t('rights.answer')}
      </chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {answer}
      </chakra.p>
    </Box>
  );
}

function Withdraw({
  request: { id, kind },
  onChanged,
}: {
  request: OwnRequest_RequestFragment;
  onChanged: () => Promise<unknown>;
}) {
  const { t } = useTranslation('privacy');
  const { textOf } = useErrorText();
  const [withdraw, { loading }] = useWithdrawDataRequestMutation();
  const takeBack = async () => {
    try {
      await withdraw({ variables: { id } });
      toast({ title: t('rights.withdrawn'), tone: 'success' });
      /* The button has been unmounted, so the focus would be lost. */
      document.getElementById('own-requests')?.focus({ preventScroll: true });
    } catch (problem) {
      toast({ title: t('rights.failed'), description: textOf(problem), tone: 'error' });
    }
    await onChanged();
  };
  return (
    <Button
      variant="outline"
      justifySelf="start"
      loading={loading}
      aria-label={t('rights.withdrawOf', { what: t(`rights.kinds.${kind}.title`) })}
      onClick={() => void takeBack()}
    >
      {t('rights.withdraw')}
    </Button>
  );
}
