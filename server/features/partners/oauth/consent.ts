import OAuth2Server from '@node-oauth/oauth2-server';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { publicNameOf } from '../../accounts/person-name.js';
import { loadUser } from '../../accounts/user.loaders.js';
import type { PartnerApp } from '../apps/partner-app.entity.js';
import type { AnswerConsentRequestInput, ConsentRequestInput } from './consent.inputs.js';
import type { ConsentApp, ConsentRequest } from './consent.types.js';
import { queueConsentMail } from './consent-mail.js';
import { openGrant } from './grants.js';
import { clientOf, LIFETIMES, oauthModel } from './oauth-model.js';
import { readConsentRequest, type FitRequest } from './read-request.js';
import { answerUri } from './return-address.js';

const { Request, Response } = OAuth2Server;

/** The data of the consent page. */
export async function describeConsentRequest(ctx: RequestContext, input: ConsentRequestInput): Promise<ConsentRequest> {
  const read = await readConsentRequest(ctx, input);
  if ('fit' in read)
    return { app: await shown(ctx, read.fit.app), scopes: [...read.fit.scopes], problem: null, redirectTo: null };
  return {
    app: read.app && (await shown(ctx, read.app)),
    scopes: [],
    problem: 'problem' in read ? read.problem : null,
    redirectTo: 'redirectTo' in read ? read.redirectTo : null,
  };
}

async function shown(ctx: RequestContext, { name, website, userId }: PartnerApp): Promise<ConsentApp> {
  const owner = await loadUser(ctx, userId);
  return { name, website, ownerName: publicNameOf(owner), isOwnerVerified: owner.identityVerifiedAt !== null };
}

/** Stores the viewer's answer and returns the redirect URI with the result. */
export async function answerConsentRequest(
  ctx: SignedInContext,
  { request, isAllowed }: AnswerConsentRequestInput,
): Promise<string> {
  const read = await readConsentRequest(ctx, request);
  if ('redirectTo' in read) return read.redirectTo;
  // The app was deleted, or changed its redirect URIs, while the page was open.
  if (!('fit' in read)) throw new DomainError(ErrorCode.NOT_FOUND);
  const { redirectUri, state } = read.fit;
  if (!isAllowed) return answerUri(ctx.config, redirectUri, { error: 'access_denied', state });
  return answerUri(ctx.config, redirectUri, { code: await allow(ctx, read.fit), state });
}

function allow(ctx: SignedInContext, request: FitRequest): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { app, scopes } = request;
    const { id: grantId, scopes: granted } = await openGrant(tx, app.id, scopes);
    // An earlier consent counts as well, for what the app may still ask for.
    const allowed = granted.filter((scope) => app.scopes.includes(scope));
    const code = await issueCode(tx, request, grantId);
    await recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'app_grant.allowed',
      objectType: 'PartnerApp',
      objectId: app.id,
      after: { scopes: allowed, grantId },
      ip: tx.client.ip,
    });
    await queueConsentMail(tx, { name: app.name, scopes: allowed });
    return code;
  });
}

async function issueCode(tx: SignedInContext, request: FitRequest, grantId: string): Promise<string> {
  const { app, redirectUri, scopes, codeChallenge } = request;
  const engine = new OAuth2Server({ model: oauthModel(tx, () => Promise.resolve(app)) });
  const { authorizationCode } = await engine.authorize(
    new Request({
      headers: {},
      method: 'POST',
      query: {},
      body: {
        client_id: clientOf(app).id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: scopes.join(' '),
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      },
    }),
    new Response({}),
    {
      authenticateHandler: { handle: () => ({ id: tx.viewer.id, grantId }) },
      allowEmptyState: true,
      authorizationCodeLifetime: LIFETIMES.code,
    },
  );
  return authorizationCode;
}
