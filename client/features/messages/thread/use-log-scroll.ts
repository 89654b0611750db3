import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/* Pixels from the end within which new messages are followed. */
const END_THRESHOLD = 80;

interface LogScroll {
  log: RefObject<HTMLDivElement | null>;
  /** Messages that arrived while the reader was scrolled up. */
  newCount: number;
  onScroll: () => void;
  scrollToEnd: () => void;
}

const isAtEnd = (box: HTMLElement): boolean => -box.scrollTop < END_THRESHOLD;

/**
 * Follows new messages at the end, goes there with each one that the reader sends, and keeps the position of a reader who has scrolled up. The log uses column-reverse, so loading older
 * messages moves nothing; for new ones the scroll position is corrected here, because not all browsers have scroll anchoring.
 */
export function useLogScroll(ids: readonly string[], isLastOwn: boolean, queuedCount: number): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  /* The last message when the reader left the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const lastId = ids.at(-1) ?? null;
  const before = useRef({ lastId, queuedCount, height: 0 });

  useLayoutEffect(() => {
    const box = log.current;
    const previous = before.current;
    before.current = { ...previous, lastId, queuedCount };
    if (!box) return;
    const isNew = lastId !== previous.lastId && previous.lastId !== null;
    if (queuedCount > previous.queuedCount || (isNew && isLastOwn)) box.scrollTop = 0;
    // Messages that wait to be sent stay below one that arrives.
    else if (isNew && !isAtEnd(box)) box.scrollTop -= box.scrollHeight - previous.height;
  }, [lastId, isLastOwn, queuedCount]);

  // Pictures and fonts change the height without a new message.
  useEffect(() => {
    if (log.current) before.current.height = log.current.scrollHeight;
  });

  const place = leftAt === null ? -1 : ids.indexOf(leftAt);
  return {
    log,
    newCount: place < 0 ? 0 : ids.length - 1 - place,
    onScroll: () => log.current && setLeftAt((now) => (log.current && isAtEnd(log.current) ? null : (now ?? lastId))),
    scrollToEnd: () => {
      if (log.current) log.current.scrollTop = 0;
      setLeftAt(null);
    },
  };
}
