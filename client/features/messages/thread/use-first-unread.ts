import { useState } from 'react';
import { findFirstUnread, type RowMessage } from './group-messages';

/** The first message that was unread when the thread was opened: the first answer knows it, the cache of an earlier visit may not. */
export function useFirstUnread(messages: readonly RowMessage[], count: number, isAnswered: boolean): string | null {
  const [found, setFound] = useState({ id: findFirstUnread(messages, count), isFinal: isAnswered });
  if (!found.isFinal && isAnswered) setFound({ id: findFirstUnread(messages, count) ?? found.id, isFinal: true });
  return found.id;
}
