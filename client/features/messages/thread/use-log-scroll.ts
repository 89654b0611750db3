import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/* As near to the end as a reader who follows it comes. */
const NEAR = 80;

interface LogScroll {
  log: RefObject<HTMLDivElement | null>;
  /** How many have come while the reader was further up. */
  news: number;
  onScroll: () => void;
  toEnd: () => void;
}

const isAtEnd = (box: HTMLElement): boolean => -box.scrollTop < NEAR;

/**
 * Keeps the end of a thread in sight for who is there, and everything in its place for who reads further up. The log is laid out from its end, so
 * that older messages on top move nothing; what comes at its foot is made up for here, not by the browser, as only some do.
 */
export function useLogScroll(ids: readonly string[], isLastOwn: boolean): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  /* What was the last one when the reader left the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const lastId = ids.at(-1) ?? null;
  const before = useRef({ lastId, height: 0 });

  useLayoutEffect(() => {
    const box = log.current;
    const known = before.current;
    before.current = { ...known, lastId };
    if (!box || lastId === known.lastId || known.lastId === null) return;
    if (isLastOwn) box.scrollTop = 0;
    else if (!isAtEnd(box)) box.scrollTop -= box.scrollHeight - known.height;
  }, [lastId, isLastOwn]);

  // Pictures and fonts make it higher without a new message.
  useEffect(() => {
    if (log.current) before.current.height = log.current.scrollHeight;
  });

  const place = leftAt === null ? -1 : ids.indexOf(leftAt);
  return {
    log,
    news: place < 0 ? 0 : ids.length - 1 - place,
    onScroll: () => log.current && setLeftAt((now) => (log.current && isAtEnd(log.current) ? null : (now ?? lastId))),
    toEnd: () => {
      if (log.current) log.current.scrollTop = 0;
      setLeftAt(null);
    },
  };
}
