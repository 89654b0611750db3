import type { StayRequest } from '../../../ui/booking/stay-address';
import { readJson, writeJson } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';

const toId = ({ spaceId, from, to, termType }: StayRequest): string => [spaceId, from, to ?? '', termType].join(':');

/** A text that no other call has. */
export const newKey = (): string => crypto.randomUUID();

/** The key under which this tab holds these days: a reload, or a lost answer, finds the same booking again. */
export function holdKey(request: StayRequest): string {
  const stored = readJson<string>(STORED.holdKey, toId(request));
  if (stored) return stored;
  const key = newKey();
  writeJson(STORED.holdKey, key, toId(request));
  return key;
}

/** The next hold of these days is another booking. */
export const deleteHoldKey = (request: StayRequest): void => writeJson(STORED.holdKey, null, toId(request));
