import { useCallback, useState, type FocusEvent } from 'react';
import { partTitleId, type PartState } from './components/Part';

const PARTS = ['dates', 'goods', 'message', 'plan', 'charges', 'pay'] as const;

/** The parts of the checkout, in order. */
export type PartName = (typeof PARTS)[number];

const FOLDING: readonly PartName[] = ['dates', 'goods', 'message'];
const PAY = PARTS.length;

const numberOf = (name: PartName): number => PARTS.indexOf(name) + 1;
/* After the part has folded, or opened: its title is where it was. */
const focusTitle = (name: PartName) => window.setTimeout(() => document.getElementById(partTitleId(numberOf(name)))?.focus(), 0);

/** Which parts are done and folded, and which one is being filled in. */
export function useParts() {
  const [done, setDone] = useState<ReadonlySet<PartName>>(new Set<PartName>(['dates']));
  const [isAtPay, setAtPay] = useState(false);

  const open = useCallback((name: PartName) => {
    setDone((current) => new Set([...current].filter((other) => other !== name)));
    focusTitle(name);
  }, []);

  const finish = useCallback((name: PartName) => {
    setDone((current) => new Set([...current, name]));
    const next = PARTS[PARTS.indexOf(name) + 1];
    if (next) focusTitle(name === 'dates' ? name : next);
  }, []);

  /** Opens the parts whose fields are wrong. */
  const reveal = useCallback((fields: readonly string[]) => {
    const wrong = new Set<PartName>();
    if (fields.some((field) => ['goods', 'declaredValue', 'acceptsProhibitedGoodsRule'].includes(field))) wrong.add('goods');
    if (fields.includes('message')) wrong.add('message');
    setDone((current) => new Set([...current].filter((name) => !wrong.has(name))));
  }, []);

  /** Whoever types the card has read what is above it; for the list of the parts. */
  const onFocus = useCallback((event: FocusEvent<HTMLOListElement>) => {
    const index = [...event.currentTarget.children].findIndex((item) => item.contains(event.target));
    if (index >= 0) setAtPay(index + 1 === PAY);
  }, []);

  /* The plan and the charges need no answer: they are done once the card is being typed and all before them is. */
  const areReadDone = isAtPay && FOLDING.every((name) => done.has(name));
  const isDone = (name: PartName) => done.has(name) || (areReadDone && name !== 'pay');
  const current = PARTS.find((name) => !isDone(name));
  const stateOf = (name: PartName): PartState => (isDone(name) ? 'done' : name === current ? 'now' : 'later');

  return { open, finish, reveal, onFocus, stateOf, isOpen: (name: PartName) => !done.has(name) };
}
