import type { Request, Response } from 'express';
import type { KeyIdentity, RequestContext, Viewer } from './core/context.js';
import { httpCookies } from './core/cookies.js';
import { DomainError, ErrorCode } from './core/errors/errors.js';
import { clientInfo } from './core/rate-limits/client-network.js';
import { requestContext, serviceContext, type AppServices } from './core/request-context.js';
import { localeFromHeader } from './core/values/locale.js';
import { authenticate } from './features/accounts/sessions/authenticate.js';
import type { authenticateProgram } from './features/partners/authenticate-program.js';
import { looksLikeKey } from './features/partners/keys/key-text.rules.js';
import { requestIdOf } from './transport/http-errors.js';

/** The context of one HTTP call, with the viewer of its Bearer token: of a session, or of a program where those are allowed. */
export async function httpContext(
  services: AppServices,
  req: Request,
  res: Response,
  ofProgram?: typeof authenticateProgram,
): Promise<RequestContext> {
  const token = tokenIn(req.headers.authorization?.trim() ?? '');
  const { key, viewer } = token ? await callerOf(services, req, token, ofProgram) : NOBODY;
  if (viewer?.isReadOnly) refuseView(req);
  return requestContext(services, {
    viewer,
    apiKey: key?.apiKey ?? null,
    hasInvalidToken: token !== undefined && viewer === null,
    hasInvalidKey: token !== undefined && viewer === null && (token === '' || looksLikeKey(token)),
    locale: localeFromHeader(req.headers['accept-language']),
    client: clientInfo(req.ip ?? '', req.headers['user-agent'], 'http'),
    cookies: httpCookies(req, res),
    requestId: requestIdOf(res),
  });
}

/**
 * The Bearer token of a header. Undefined without one, or with what a proxy in front of us asks browsers for; any other credential is an
 * invalid token, so that no program takes itself for signed in.
 */
function tokenIn(authorization: string): string | undefined {
  if (authorization === '' || /^(?:Basic|Digest)\b/i.test(authorization)) return undefined;
  return /^Bearer +(.+)$/i.exec(authorization)?.[1] ?? '';
}

const NOBODY = { key: null, viewer: null };

/** The viewer or program of a token. */
async function callerOf(
  services: AppServices,
  req: Request,
  token: string,
  ofProgram?: typeof authenticateProgram,
): Promise<{ key: KeyIdentity | null; viewer: Viewer | null }> {
  const ctx = serviceContext(services);
  const key = looksLikeKey(token) ? ((await ofProgram?.(ctx, token, req.ip ?? '')) ?? null) : null;
  return { key, viewer: key?.viewer ?? (await authenticate(ctx, token))?.viewer ?? null };
}

/** GraphQL decides itself what a staff view may read; the files that a view shows have URLs for the staff's own session. */
function refuseView({ method, baseUrl, path }: Request): void {
  if (baseUrl === '/graphql') return;
  if (!['GET', 'HEAD'].includes(method)) throw new DomainError(ErrorCode.VIEW_READ_ONLY);
  throw new DomainError(ErrorCode.VIEW_CLOSED, { field: path });
}
