import { MINUTE_MS } from '../../../ui/time/durations';
import { today } from '../../../ui/time/today';

/** The fields of a message that grouping reads. */
export interface RowMessage {
  readonly id: string;
  readonly kind: 'TEXT' | 'EVENT';
  readonly isOwn: boolean;
  readonly createdAt: string;
  readonly readAt: string | null;
}

export type ThreadRow<M extends RowMessage> =
  | { type: 'day'; key: string; day: string }
  | { type: 'unread'; key: string }
  | { type: 'event'; key: string; message: M }
  | { type: 'group'; key: string; isOwn: boolean; messages: M[] };

/* Messages of one side within this time form a group. */
const GROUP_MS = 10 * MINUTE_MS;

const isNear = (first: RowMessage, second: RowMessage): boolean =>
  Date.parse(second.createdAt) - Date.parse(first.createdAt) < GROUP_MS;

/** The id of the first message that was unread when the thread was opened; null if there is none. */
export function findFirstUnread(messages: readonly RowMessage[], count: number): string | null {
  if (count === 0) return null;
  const unread = messages.filter(({ isOwn, readAt, kind }) => kind === 'TEXT' && !isOwn && readAt === null);
  return unread.at(-count)?.id ?? unread[0]?.id ?? null;
}

/** Turns messages (oldest first) into rows: a divider per day, single events, and groups of messages. */
export function groupMessages<M extends RowMessage>(messages: readonly M[], unreadFrom: string | null): ThreadRow<M>[] {
  const rows: ThreadRow<M>[] = [];
  let day = '';
  for (const message of messages) {
    const messageDay = today(new Date(message.createdAt));
    if (messageDay !== day) rows.push({ type: 'day', key: `day ${messageDay}`, day: messageDay });
    day = messageDay;
    if (message.id === unreadFrom) rows.push({ type: 'unread', key: 'unread' });
    const last = rows.at(-1);
    const previous = last?.type === 'group' ? last.messages.at(-1) : undefined;
    if (message.kind === 'EVENT') rows.push({ type: 'event', key: message.id, message });
    else if (last?.type === 'group' && previous && last.isOwn === message.isOwn && isNear(previous, message))
      last.messages.push(message);
    else rows.push({ type: 'group', key: message.id, isOwn: message.isOwn, messages: [message] });
  }
  return rows;
}
