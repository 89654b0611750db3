import { DEMO_API_KEY } from '../features/partners/keys/demo-key.js';
import { DEMO_PASSWORD } from './seed/seed.js';

/** A demo user on whose behalf the sandbox calls: a person signs in, a partner's program has an API key. */
export type DemoCaller =
  | { readonly name: 'renter' | 'host'; readonly email: string; readonly password: string }
  | { readonly name: 'partner'; readonly key: string };

export const DEMO_CALLERS: readonly DemoCaller[] = [
  { name: 'renter', email: 'renter@hueco.test', password: DEMO_PASSWORD },
  { name: 'host', email: 'host@hueco.test', password: DEMO_PASSWORD },
  { name: 'partner', key: DEMO_API_KEY },
];
