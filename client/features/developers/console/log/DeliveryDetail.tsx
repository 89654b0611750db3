import { Button, chakra, Stack } from '@chakra-ui/react';
import { Check, Clock, RefreshCw, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRedeliverWebhookMutation } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { useErrorText } from '../../../../i18n/use-error-text';
import { toast } from '../../../../ui/feedback/toast';
import { CodeChoice } from '../../code/CodeBlock';
import { compactJson } from '../../code/compact-json';
import { isTaken, problemOf, type Attempt, type Delivery } from './delivery';
import { dottedText } from '../../../../ui/display/dotted-text';

/** One delivery: its attempts, request and response, and a button to send it again. */
export function DeliveryDetail({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('developers');
  const { instant } = useFormats();
  const { textOf } = useErrorText();
  const [again, { loading }] = useRedeliverWebhookMutation({ refetchQueries: ['WebhookLog'] });
  const { id, type, messageId, sequence, createdAt, endpoint, attempts, nextAttemptAt } = delivery;
  const send = async (): Promise<void> => {
    const done = await again({ variables: { webhookDeliveryId: id } }).catch((error: unknown) => {
      toast({ tone: 'error', title: textOf(error) });
      return null;
    });
    if (done) toast({ tone: 'success', title: t('log.sentAgain') });
  };
  return (
    <Stack gap="4">
      <div>
        <chakra.h3 fontFamily="mono" textStyle="small" fontWeight="600" overflowWrap="anywhere">
          {type}
        </chakra.h3>
        <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {`${messageId} · ${t('log.number', { number: sequence })} · ${instant(createdAt)}`}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {endpoint.url}
        </chakra.p>
      </div>
      <chakra.ul listStyleType="none" display="grid" gap="1.5" textStyle="sm">
        {attempts.map((attempt) => (
          <AttemptRow key={attempt.at} attempt={attempt} />
        ))}
        {nextAttemptAt && (
          <Moment icon={<Clock size={16} aria-hidden />} color="fg.muted" at={nextAttemptAt}>
            {t('log.next')}
          </Moment>
        )}
      </chakra.ul>
      <Messages delivery={delivery} />
      <Button loading={loading} minHeight="11" height="auto" onClick={() => void send()}>
        <RefreshCw aria-hidden />
        {t('log.again')}
      </Button>
      <chakra.p textStyle="xs" color="fg.muted">
        {t('log.sameId')}
      </chakra.p>
    </Stack>
  );
}

function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('developers');
  const { number } = useFormats();
  const { at, status, answer, milliseconds } = attempt;
  const taken = isTaken(attempt);
  const parts = [
    status === null ? t(`log.problems.${problemOf(attempt)}`) : String(status),
    `${status !== null && answer === null ? `${t('log.noBody')}, ` : ''}${t('log.milliseconds', { ms: number(milliseconds) })}`,
  ];
  return (
    <Moment
      icon={taken ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
      color={taken ? 'fg.success' : 'fg.error'}
      at={at}
    >
      {dottedText(parts)}
    </Moment>
  );
}

interface MomentProps {
  icon: ReactNode;
  color: string;
  at: string;
  children: string;
}

function Moment({ icon, color, at, children }: MomentProps) {
  const { instant } = useFormats();
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.span color={color} display="inline-flex">
        {icon}
      </chakra.span>
      <chakra.span flex="1 1 auto">{children}</chakra.span>
      <chakra.span textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {instant(at, { dateStyle: 'short', timeStyle: 'medium' })}
      </chakra.span>
    </chakra.li>
  );
}

type Part = 'body' | 'headers' | 'answer';

/** The last request and response. */
function Messages({ delivery: { body, messageId, attempts } }: { delivery: Delivery }) {
  const { t } = useTranslation('developers');
  const [part, choose] = useState<Part>('body');
  const last = attempts.at(-1);
  const headers = [
    'content-type: application/json',
    `webhook-id: ${messageId}`,
    ...(last ? [`webhook-timestamp: ${Math.floor(Date.parse(last.at) / 1000)}`] : []),
    ...(last?.signature ? [`webhook-signature: ${last.signature}`] : []),
  ];
  const answer = last
    ? [last.status ?? t(`log.problems.${problemOf(last)}`), last.answer ?? t('log.noBody')].join('\n\n')
    : t('log.states.WAITING');
  const codes: Readonly<Record<Part, string>> = {
    body: compactJson(JSON.parse(body)),
    headers: headers.join('\n'),
    answer,
  };
  const parts: readonly Part[] = ['body', 'headers', 'answer'];
  return (
    <CodeChoice
      label={t('log.message')}
      tabs={parts.map((key) => ({ key, label: t(`log.parts.${key}`), code: codes[key] }))}
      chosen={part}
      onChoose={choose}
    />
  );
}
