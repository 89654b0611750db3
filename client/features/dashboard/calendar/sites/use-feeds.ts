import { useTranslation } from 'react-i18next';
import { useCalendarFeedsQuery, type CalendarFeedsQuery } from '../../../../generated/graphql';
import { LONG_DAY, SHORT_DAY } from '../../../../i18n/day-formats';
import { useFormats } from '../../../../i18n/format';
import { clock } from '../../../../ui/time/clock';
import { dayAfter } from '../../../../ui/time/days';
import { today } from '../../../../ui/time/today';

export type Feed = CalendarFeedsQuery['calendarFeeds'][number];

/** Mutations that change the days of the calendar; not waited for, since a failed reading says nothing about what was saved. */
export const REFETCH = { refetchQueries: ['CalendarFeeds', 'HostMonth'] };

/** The external calendars that the host's spaces import. */
export function useFeeds() {
  const { data, error, refetch } = useCalendarFeedsQuery({ fetchPolicy: 'cache-and-network' });
  return { feeds: data?.calendarFeeds, error, refetch };
}

/** The state of an external calendar, as text and tone. */
export interface FeedState {
  readonly tone: 'fine' | 'clash' | 'silent';
  readonly text: string;
}

/** The texts about external calendars. */
export function useFeedTexts() {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const partsOf = (at: string) => ({
    isToday: formats.instant(at, { dateStyle: 'short' }) === formats.instant(new Date(), { dateStyle: 'short' }),
    words: { day: formats.instant(at, SHORT_DAY), time: clock(formats, at) },
  });
  const momentOf = (at: string): string => {
    const { isToday, words } = partsOf(at);
    return t(isToday ? 'sites.at' : 'sites.on', words);
  };
  /** A time as it follows "since". */
  const startOf = (at: string): string => {
    const { isToday, words } = partsOf(at);
    return t(isToday ? 'sites.sinceAt' : 'sites.sinceOn', words);
  };
  /** Half-open days as an inclusive range. */
  const rangeOf = (from: string, to: string): string => {
    const last = dayAfter(to, -1);
    return last <= from ? formats.day(from, LONG_DAY) : formats.dayRange(from, last, LONG_DAY);
  };
  const readOf = ({ lastReadAt }: Feed): string =>
    lastReadAt ? t('sites.read', { when: momentOf(lastReadAt) }) : t('sites.unread');
  const stateOf = (feed: Feed): FeedState => {
    const { problem, failingSince, conflicts } = feed;
    if (problem) {
      const words = { since: failingSince ? startOf(failingSince) : '' };
      return { tone: 'silent', text: t(problem === 'SILENT' ? 'sites.silent' : 'sites.noCalendar', words) };
    }
    return conflicts.length > 0
      ? { tone: 'clash', text: `${t('sites.clashes', { count: conflicts.length })} · ${readOf(feed)}` }
      : { tone: 'fine', text: `${t('sites.fine')} · ${readOf(feed)}` };
  };
  return { rangeOf, stateOf };
}

/** The earliest of all clashes, with its calendar. */
export function firstClash(feeds: readonly Feed[]): { feed: Feed; conflict: Feed['conflicts'][number] } | null {
  const all = feeds.flatMap((feed) => feed.conflicts.map((conflict) => ({ feed, conflict })));
  return all.toSorted((a, b) => a.conflict.from.localeCompare(b.conflict.from))[0] ?? null;
}

/** Days of a space taken by both another site and a booking. */
export function clashesOf(feeds: readonly Feed[] | undefined, spaceId: string): Feed['conflicts'][number][] {
  return (feeds ?? [])
    .filter(({ space }) => space.id === spaceId)
    .flatMap(({ conflicts }) => conflicts)
    .filter(({ to }) => to > today());
}
