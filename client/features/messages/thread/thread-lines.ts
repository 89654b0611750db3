import { today } from '../../../ui/today';

/** What a line of the thread needs to know of a message. */
export interface LineMessage {
  readonly id: string;
  readonly kind: 'TEXT' | 'EVENT';
  readonly isOwn: boolean;
  readonly createdAt: string;
  readonly readAt: string | null;
}

export type ThreadLine<M extends LineMessage> =
  | { type: 'day'; key: string; day: string }
  | { type: 'unread'; key: string }
  | { type: 'event'; key: string; message: M }
  | { type: 'group'; key: string; isOwn: boolean; messages: M[] };

/* What somebody writes in one go stands together, with one time under it. */
const TOGETHER_MS = 10 * 60_000;

const isNear = (first: LineMessage, second: LineMessage): boolean => Date.parse(second.createdAt) - Date.parse(first.createdAt) < TOGETHER_MS;

/** The first message that was new when the thread was opened: what was read stands above it. */
export function firstUnread(messages: readonly LineMessage[], count: number): string | null {
  if (count === 0) return null;
  const unread = messages.filter(({ isOwn, readAt, kind }) => kind === 'TEXT' && !isOwn && readAt === null);
  return unread.at(-count)?.id ?? unread[0]?.id ?? null;
}

/** Messages, oldest first, as the thread shows them: a rule for each day, events by themselves, what belongs together in groups. */
export function linesOf<M extends LineMessage>(messages: readonly M[], unreadFrom: string | null): ThreadLine<M>[] {
  const lines: ThreadLine<M>[] = [];
  let day = '';
  for (const message of messages) {
    const itsDay = today(new Date(message.createdAt));
    if (itsDay !== day) lines.push({ type: 'day', key: `day ${itsDay}`, day: itsDay });
    day = itsDay;
    if (message.id === unreadFrom) lines.push({ type: 'unread', key: 'unread' });
    const last = lines.at(-1);
    const previous = last?.type === 'group' ? last.messages.at(-1) : undefined;
    if (message.kind === 'EVENT') lines.push({ type: 'event', key: message.id, message });
    else if (last?.type === 'group' && previous && last.isOwn === message.isOwn && isNear(previous, message)) last.messages.push(message);
    else lines.push({ type: 'group', key: message.id, isOwn: message.isOwn, messages: [message] });
  }
  return lines;
}
