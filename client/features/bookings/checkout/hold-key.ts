import type { StayWish } from './stay-wish';
import { keep, readKept } from '../../../session/tab-storage';

const nameOf = ({ spaceId, from, to, termType }: StayWish): string =>
  `hueco:hold:${[spaceId, from, to ?? '', termType].join(':')}`;

/** A text that no other call has. */
export const newKey = (): string => crypto.randomUUID();

/** The key under which this tab holds these days: a reload, or a lost answer, finds the same booking again. */
export function holdKey(wish: StayWish): string {
  const kept = readKept<string>(nameOf(wish));
  if (kept) return kept;
  const key = newKey();
  keep(nameOf(wish), key);
  return key;
}

/** The next hold of these days is another booking. */
export const forgetHoldKey = (wish: StayWish): void => keep(nameOf(wish), null);
