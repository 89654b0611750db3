import { createHash, randomBytes } from 'node:crypto';
import { PASSWORD } from '../accounts.js';
import type { GraphqlClient } from '../graphql-client.js';

export const REDIRECT = 'https://mudanzas.example/back?from=hueco';
const CREATE_APP = `mutation ($input: CreatePartnerAppInput!) { createPartnerApp(input: $input) {
  secret partnerApp { id name kind redirectUris scopes userCount lastUsedAt } } }`;
const ANSWER = `mutation ($input: AnswerConsentRequestInput!) { answerConsentRequest(input: $input) { redirectTo } }`;

export interface MadeApp {
  readonly secret: string | null;
  readonly partnerApp: { readonly id: string };
}

/** An app of the signed-in user. */
export async function makeApp(owner: GraphqlClient, more: Record<string, unknown> = {}): Promise<MadeApp> {
  const input = {
    name: 'Mudanzas Alba',
    website: 'https://mudanzas.example',
    kind: 'PUBLIC',
    redirectUris: [REDIRECT],
    scopes: ['BOOKINGS_READ', 'SPACES_READ'],
    password: PASSWORD,
    ...more,
  };
  return (await owner.query<{ createPartnerApp: MadeApp }>(CREATE_APP, { input })).createPartnerApp;
}

export function pkce(): { verifier: string; codeChallenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, codeChallenge: createHash('sha256').update(verifier).digest('base64url') };
}

export const consentInput = (clientId: string, codeChallenge: string, more: Record<string, unknown> = {}) => ({
  clientId,
  redirectUri: REDIRECT,
  responseType: 'code',
  scope: 'bookings:read',
  state: 'xyz',
  codeChallenge,
  codeChallengeMethod: 'S256',
  ...more,
});

/** The address to which the browser of a user who allows a request is redirected. */
export async function allow(person: GraphqlClient, request: object): Promise<URL> {
  const { answerConsentRequest } = await person.query<{ answerConsentRequest: { redirectTo: string } }>(ANSWER, {
    input: { request, isAllowed: true },
  });
  return new URL(answerConsentRequest.redirectTo);
}

export interface TokenAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly access_token: string;
    readonly refresh_token: string;
    readonly expires_in: number;
    readonly scope: string;
    readonly token_type: string;
    readonly error?: string;
  };
}

/** Sends a form to the authorization server. */
export async function sendForm(
  url: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<TokenAnswer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as TokenAnswer['body'] };
}
