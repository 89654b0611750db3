import type { ServiceContext } from '../../../core/context.js';
import type { ApiScope } from '../../../core/graphql/api-scopes.js';
import type { PartnerApp } from '../apps/partner-app.entity.js';
import type { ConsentRequestInput } from './consent.inputs.js';
import { ConsentProblem } from './consent.types.js';
import { findApp } from './find-app.js';
import { answerUri, isFitState } from './return-address.js';

/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** A valid request that can be shown to a person. */
export interface FitRequest {
  readonly app: PartnerApp;
  readonly redirectUri: string;
  readonly scopes: readonly ApiScope[];
  readonly state: string | null;
  readonly codeChallenge: string;
}

/** A parsed request: valid, invalid with a redirect to its app, or invalid and only shown. */
export type ReadRequest =
  | { readonly fit: FitRequest }
  | { readonly app: PartnerApp; readonly redirectTo: string }
  | { readonly app: PartnerApp | null; readonly problem: ConsentProblem };

/** Validates an app's authorization request. Nothing is redirected before the app and its URI are known. */
export async function readConsentRequest(ctx: ServiceContext, input: ConsentRequestInput): Promise<ReadRequest> {
  const app = await findApp(ctx, input.clientId ?? '');
  if (!app) return { app, problem: ConsentProblem.APP_UNKNOWN };
  const redirectUri = input.redirectUri ?? '';
  if (!app.redirectUris.includes(redirectUri)) return { app, problem: ConsentProblem.REDIRECT_UNKNOWN };
  const state = input.state || null;
  const scopes = [...new Set((input.scope ?? '').split(' ').filter((scope) => scope !== ''))];
  const error = errorOf(input, scopes, app);
  if (error) {
    const isStateFit = state === null || isFitState(state);
    return { app, redirectTo: answerUri(ctx.config, redirectUri, { ...error, state: isStateFit ? state : null }) };
  }
  return {
    fit: { app, redirectUri, scopes: scopes as ApiScope[], state, codeChallenge: input.codeChallenge ?? '' },
  };
}

interface AuthorizationError {
  readonly error: string;
  readonly error_description: string;
}

function errorOf(input: ConsentRequestInput, scopes: readonly string[], app: PartnerApp): AuthorizationError | null {
  const invalid = (error_description: string): AuthorizationError => ({ error: 'invalid_request', error_description });
  if (!input.responseType) return invalid('Missing parameter: `response_type`');
  if (input.responseType !== 'code')
    return { error: 'unsupported_response_type', error_description: '`response_type` is always `code`' };
  if (input.state && !isFitState(input.state)) return invalid('Invalid parameter: `state`');
  if (input.codeChallengeMethod !== 'S256') return invalid('`code_challenge_method` is always `S256`');
  if (!CHALLENGE.test(input.codeChallenge ?? '')) return invalid('Invalid parameter: `code_challenge`');
  if (scopes.length === 0 || scopes.some((scope) => !app.scopes.includes(scope as ApiScope)))
    return { error: 'invalid_scope', error_description: `\`scope\` is one or more of: ${app.scopes.join(' ')}` };
  return null;
}
