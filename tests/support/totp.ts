import { totpCode, totpStep } from '../../server/features/accounts/second-factor/totp.js';
import type { GraphqlClient } from './graphql-client.js';
import { PASSWORD } from './accounts.js';

const START = `mutation ($password: String!) { startSecondFactor(input: { password: $password }) { secret otpauthUrl } }`;
const CONFIRM = `mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) { recoveryCodes } }`;

/** The code of an authenticator app at an instant, or some steps of half a minute away from it. */
export function codeAt(secret: string, now: Date, steps = 0): string {
  return totpCode(secret, totpStep(now) + steps);
}

/** Enables the second factor of a signed-in user. */
export async function addSecondFactor(
  client: GraphqlClient,
  now: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { startSecondFactor: start } = await client.query<{ startSecondFactor: { secret: string } }>(START, {
    password: PASSWORD,
  });
  const { confirmSecondFactor } = await client.query<{ confirmSecondFactor: { recoveryCodes: string[] } }>(CONFIRM, {
    code: codeAt(start.secret, now),
  });
  return { secret: start.secret, recoveryCodes: confirmSecondFactor.recoveryCodes };
}
