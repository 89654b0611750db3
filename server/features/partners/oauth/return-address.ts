import type { Config } from '../../../config.js';

const MAX_STATE_LENGTH = 1000;
const PRINTABLE = /^[\x20-\x7e]*$/;

/** The OAuth issuer identifier of this server: its origin. */
export const issuerOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => new URL(publicUrl).origin;

/** Whether a program's `state` can be passed back to it. */
export const isFitState = (state: string): boolean => state.length <= MAX_STATE_LENGTH && PRINTABLE.test(state);

/** A redirect to an app with the result; it names this server, so that the app cannot mistake it for another's (RFC 9207). */
export function answerUri(
  config: Config,
  redirectUri: string,
  params: Readonly<Record<string, string | null>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...params, iss: issuerOf(config) }))
    if (value !== null) url.searchParams.set(name, value);
  return url.href;
}
