import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Config } from '../../../config.js';
import type { ServiceContext } from '../../../core/context.js';
import type { MountDeps } from '../../../core/feature.js';
import { clientNetwork } from '../../../core/rate-limits/client-network.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { DAY_S, HOUR_S } from '../../../core/values/durations.js';
import { APP_SCOPES } from '../apps/app-input.js';
import { exchange, revoke, type AppAnswer, type AppCall, type FormFields } from './exchange.js';
import { issuerOf } from './return-address.js';

const readForm = express.urlencoded({ extended: false, limit: '16kb' });
const METADATA = '/.well-known/oauth-authorization-server';

/** The endpoints of the authorization server for programs; the consent page is part of the client. */
export function mountOAuth(app: Express, deps: MountDeps): void {
  app.all([METADATA, '/oauth/token', '/oauth/revoke'], anyOrigin);
  app.get(METADATA, (_req, res) => {
    res.setHeader('Cache-Control', `public, max-age=${HOUR_S}`);
    res.json(metadataOf(deps.services.config));
  });
  app.post('/oauth/token', readForm, (req, res) => answer(deps, exchange, req, res));
  app.post('/oauth/revoke', readForm, (req, res) => answer(deps, revoke, req, res));
}

/** Browser apps call from their own origins. Nothing here reads cookies, so CORS is safe. */
const anyOrigin: RequestHandler = (req, res, next) => {
  res.setHeader('Access-Control-Allow-Origin', '*');
  if (req.method !== 'OPTIONS') return next();
  res.set({
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Max-Age': String(DAY_S),
  });
  res.status(204).end();
};

/** RFC 8414. */
function metadataOf(config: Config): object {
  const issuer = issuerOf(config);
  const methods = ['none', 'client_secret_basic', 'client_secret_post'];
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    scopes_supported: [...APP_SCOPES],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${issuer}/developers`,
  };
}

async function answer(
  deps: MountDeps,
  act: (ctx: ServiceContext, call: AppCall) => Promise<AppAnswer>,
  req: Request,
  res: Response,
): Promise<void> {
  const ctx = deps.serviceContext();
  await consume(ctx, 'oauth-ip', clientNetwork(req.ip ?? ''));
  const fields = fieldsOf(req.body);
  const { status, headers, body } = fields
    ? await act(ctx, { headers: textHeaders(req), fields })
    : { status: 400, headers: {}, body: { error: 'invalid_request', error_description: 'A parameter stands twice.' } };
  res.status(status).set(headers).json(body);
}

/** A form without repeated fields (RFC 6749, 3.2); null otherwise. */
function fieldsOf(body: unknown): FormFields | null {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return fields.every(([, value]) => typeof value === 'string') ? (Object.fromEntries(fields) as FormFields) : null;
}

const textHeaders = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((one): one is [string, string] => typeof one[1] === 'string'));
