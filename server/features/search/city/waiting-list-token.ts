import type { Config } from '../../../config.js';
import { mailToken, readMailToken } from '../../../core/mail/mail-token.js';

type Secrets = Pick<Config, 'jwtSecret'>;

const PURPOSE = 'city-waiting-list';

/** The token in the mail that a city has opened. It unsubscribes this address from that list, and permits nothing else. */
export function waitingListToken(config: Secrets, entryId: string): string {
  return mailToken(config, PURPOSE, entryId);
}

/** The id of the entry in a token; null if it was not signed here. */
export function readWaitingListToken(config: Secrets, token: string): string | null {
  return readMailToken(config, PURPOSE, token);
}
