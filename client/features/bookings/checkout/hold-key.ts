import type { StayRequest } from '../../../ui/booking/stay-address';
import { readJson, writeJson } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';

const toId = ({ spaceId, from, to, termType }: StayRequest): string => [spaceId, from, to ?? '', termType].join(':');

/** A random string. */
export const newKey = (): string => crypto.randomUUID();

/** The idempotency key with which this tab holds these dates: a reload or a retry finds the same booking. */
export function holdKey(request: StayRequest): string {
  const stored = readJson<string>(STORED.holdKey, toId(request));
  if (stored) return stored;
  const key = newKey();
  writeJson(STORED.holdKey, key, toId(request));
  return key;
}

/** The next hold of these dates creates another booking. */
export const deleteHoldKey = (request: StayRequest): void => writeJson(STORED.holdKey, null, toId(request));
