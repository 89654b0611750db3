import { useCallback, useMemo, useState, type FocusEvent } from 'react';
import { partTitleId, type PartState } from './components/Part';

const ALL_PARTS = ['dates', 'goods', 'message', 'plan', 'charges', 'pay'] as const;

/** The parts of the checkout, in order. */
export type PartName = (typeof ALL_PARTS)[number];

/** The parts that must be answered before the card. */
const NEEDED: readonly PartName[] = ['dates', 'goods'];

/** Which parts exist, which are done and folded, and which one is open. The plan is a part only if there is a choice. */
export function useParts(hasPlanChoice: boolean) {
  const parts = useMemo(() => ALL_PARTS.filter((name) => hasPlanChoice || name !== 'plan'), [hasPlanChoice]);
  const numberOf = useCallback((name: PartName): number => parts.indexOf(name) + 1, [parts]);
  /* After the part has folded or opened, when its title has its final position. */
  const focusTitle = useCallback(
    (name: PartName) => window.setTimeout(() => document.getElementById(partTitleId(numberOf(name)))?.focus(), 0),
    [numberOf],
  );
  const [done, setDone] = useState<ReadonlySet<PartName>>(new Set<PartName>(['dates']));
  const [isAtPay, setAtPay] = useState(false);

  const open = useCallback(
    (name: PartName) => {
      setDone((current) => new Set([...current].filter((other) => other !== name)));
      focusTitle(name);
    },
    [focusTitle],
  );

  const finish = useCallback(
    (name: PartName) => {
      setDone((current) => new Set([...current, name]));
      const next = parts[parts.indexOf(name) + 1];
      if (next) focusTitle(name === 'dates' ? name : next);
    },
    [focusTitle, parts],
  );

  /** Opens the parts with wrong fields. */
  const reveal = useCallback((fields: readonly string[]) => {
    const wrong = new Set<PartName>();
    if (fields.some((field) => ['goods', 'declaredValue', 'acceptsProhibitedGoodsRule'].includes(field)))
      wrong.add('goods');
    if (fields.includes('message')) wrong.add('message');
    setDone((current) => new Set([...current].filter((name) => !wrong.has(name))));
  }, []);

  /** Typing the card counts as having read what is above it. */
  const onFocus = useCallback(
    (event: FocusEvent<HTMLOListElement>) => {
      const index = [...event.currentTarget.children].findIndex((item) => item.contains(event.target));
      if (index >= 0) setAtPay(index + 1 === parts.length);
    },
    [parts],
  );

  /* Message, plan and charges need no answer: they are done once the card is typed and all required answers are given. */
  const areReadDone = isAtPay && NEEDED.every((name) => done.has(name));
  const isDone = (name: PartName) => done.has(name) || (areReadDone && name !== 'pay');
  const current = parts.find((name) => !isDone(name));
  const stateOf = (name: PartName): PartState => (isDone(name) ? 'done' : name === current ? 'now' : 'later');

  return { numberOf, open, finish, reveal, onFocus, stateOf, isOpen: (name: PartName) => !done.has(name) };
}
