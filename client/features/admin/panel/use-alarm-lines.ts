import { useTranslation } from 'react-i18next';
import type { StaffAlarmsQuery } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { clock } from '../../../ui/time/clock';
import { sectionPath } from '../section-path';
import { useTimeText } from './use-time-text';

type Alarms = StaffAlarmsQuery['staffAlarms'];
type Part<Name extends keyof Alarms> = NonNullable<Alarms[Name]>;

/** One line of the alarms. */
export interface AlarmLine {
  readonly key: string;
  /** `unknown`: not checked yet. */
  readonly state: 'alarm' | 'ok' | 'unknown';
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly to: string; readonly name: string };
}

/** The lines in order; those the viewer may not see are omitted. */
export function useAlarmLines(alarms: Alarms | undefined): readonly AlarmLine[] {
  const booksLine = useBooksLine();
  const webhookLines = useWebhookLines();
  const auditLine = useAuditLine();
  const eventsLine = useEventsLine();
  if (!alarms) return [];
  const { books, webhooks, canSeeAudit, audit, events } = alarms;
  return [
    ...(books ? [booksLine(books)] : []),
    ...(webhooks ? webhookLines(webhooks) : []),
    ...(canSeeAudit ? [auditLine(audit)] : []),
    eventsLine(events),
  ];
}

/** When something was checked and how much, as the lines state it. */
function useCheckText() {
  const formats = useFormats();
  return (at: string, count: number) => ({
    day: formats.instant(at, SHORT_DAY),
    time: clock(formats, at),
    count,
    formatted: formats.number(count),
  });
}

function useBooksLine() {
  const { t } = useTranslation('staff');
  const { money, instant, number } = useFormats();
  const checkText = useCheckText();
  return ({ openCount, differenceCents, foundAt, comparedAt, comparedCount }: Part<'books'>): AlarmLine => {
    const key = 'books';
    if (openCount > 0)
      return {
        key,
        state: 'alarm',
        title: t('alarms.books.open', { money: money(differenceCents) }),
        text: t('alarms.books.found', {
          count: openCount,
          formatted: number(openCount),
          day: foundAt ? instant(foundAt, SHORT_DAY) : '–',
        }),
        link: { to: sectionPath('money'), name: t('alarms.books.look') },
      };
    return comparedAt
      ? {
          key,
          state: 'ok',
          title: t('alarms.books.ok'),
          text: t('alarms.books.compared', checkText(comparedAt, comparedCount)),
        }
      : { key, state: 'unknown', title: t('alarms.books.never'), text: t('alarms.books.neverText') };
  };
}

function useWebhookLines() {
  const { t } = useTranslation('staff');
  const timeText = useTimeText();
  return ({ totalCount, newest }: Part<'webhooks'>): AlarmLine[] => {
    if (totalCount === 0)
      return [{ key: 'webhooks', state: 'ok', title: t('alarms.webhooks.ok'), text: t('alarms.webhooks.none') }];
    const more = totalCount - newest.length;
    return [
      ...newest.map(({ personId, ownerName, host, failingSince }) => ({
        key: `${personId} ${host} ${failingSince}`,
        state: 'alarm' as const,
        title: t('alarms.webhooks.off'),
        text: t('alarms.webhooks.silent', {
          name: ownerName,
          host,
          time: timeText(Date.now() - Date.parse(failingSince)),
        }),
        link: { to: `/admin/people/${personId}`, name: t('alarms.webhooks.look') },
      })),
      ...(more > 0
        ? [
            {
              key: 'more',
              state: 'alarm' as const,
              title: t('alarms.webhooks.more', { count: more }),
              text: t('alarms.webhooks.moreText'),
            },
          ]
        : []),
    ];
  };
}

function useAuditLine() {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const checkText = useCheckText();
  return (audit: Alarms['audit']): AlarmLine => {
    const key = 'audit';
    const link = { to: '/admin/audit', name: t('alarms.audit.look') };
    if (!audit)
      return { key, state: 'unknown', title: t('alarms.audit.never'), text: t('alarms.audit.neverText'), link };
    const text = t('alarms.audit.checked', checkText(audit.checkedAt, audit.count));
    return audit.brokenAt === null
      ? { key, state: 'ok', title: t('alarms.audit.whole'), text, link }
      : { key, state: 'alarm', title: t('alarms.audit.broken', { number: number(audit.brokenAt) }), text, link };
  };
}

function useEventsLine() {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const timeText = useTimeText();
  return ({ lateCount, oldestAt }: Part<'events'>): AlarmLine =>
    oldestAt
      ? {
          key: 'events',
          state: 'alarm',
          title: t('alarms.events.late', { count: lateCount, formatted: number(lateCount) }),
          text: t('alarms.events.oldest', { time: timeText(Date.now() - Date.parse(oldestAt)) }),
        }
      : { key: 'events', state: 'ok', title: t('alarms.events.ok'), text: t('alarms.events.none') };
}
