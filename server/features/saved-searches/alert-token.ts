import type { Config } from '../../config.js';
import { parseGlobalId, toGlobalId } from '../../core/graphql/global-id.js';
import { mailToken, readMailToken } from '../../core/mail/mail-token.js';

type Secrets = Pick<Config, 'jwtSecret'>;

const PURPOSE = 'saved-search-alert';

/** The token in the mails of a saved search. It ends the alerts of this search without signing in, and permits nothing else. */
export function alertToken(config: Secrets, searchId: string): string {
  return mailToken(config, PURPOSE, toGlobalId('SavedSearch', searchId));
}

/** The uuid of the search in a token; null if it was not signed here. */
export function readAlertToken(config: Secrets, token: string): string | null {
  const id = readMailToken(config, PURPOSE, token);
  const parsed = id === null ? null : parseGlobalId(id);
  return parsed?.type === 'SavedSearch' ? parsed.uuid : null;
}
