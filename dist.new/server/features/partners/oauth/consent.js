import OAuth2Server from '@node-oauth/oauth2-server';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { publicNameOf } from '../../accounts/person-name.js';
import { loadUser } from '../../accounts/user.loaders.js';
import { openGrant } from './grants.js';
import { clientOf, LIFETIMES, oauthModel } from './oauth-model.js';
import { answerUri, readConsentRequest } from './read-request.js';
const { Request, Response } = OAuth2Server;
/** What the consent page shows. */
export async function describeConsentRequest(ctx, input) {
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
async function shown(ctx, { name, website, userId }) {
    const owner = await loadUser(ctx, userId);
    return { name, website, ownerName: publicNameOf(owner), isOwnerVerified: owner.identityVerifiedAt !== null };
}
/** Stores what the viewer answers and returns the address that the app receives it at. */
export async function answerConsentRequest(ctx, { request, isAllowed }) {
    const read = await readConsentRequest(ctx, request);
    if ('redirectTo' in read)
        return read.redirectTo;
    // Of an app that was removed, or changed its addresses, while the page was open.
    if (!('fit' in read))
        throw new DomainError(ErrorCode.NOT_FOUND);
    const { redirectUri, state } = read.fit;
    if (!isAllowed)
        return answerUri(ctx.config, redirectUri, { error: 'access_denied', state });
    return answerUri(ctx.config, redirectUri, { code: await allow(ctx, read.fit), state });
}
function allow(ctx, request) {
    return inTransaction(ctx, async (tx) => {
        const { app, scopes } = request;
        const grantId = await openGrant(tx, app.id, scopes);
        const code = await issueCode(tx, request, grantId);
        await recordAudit(tx, {
            actorId: tx.viewer.id,
            action: 'app_grant.allowed',
            objectType: 'PartnerApp',
            objectId: app.id,
            after: { name: app.name, scopes, grantId },
            ip: tx.client.ip,
        });
        return code;
    });
}
async function issueCode(tx, request, grantId) {
    const { app, redirectUri, scopes, codeChallenge } = request;
    const engine = new OAuth2Server({ model: oauthModel(tx, () => Promise.resolve(app)) });
    const { authorizationCode } = await engine.authorize(new Request({
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
    }), new Response({}), {
        authenticateHandler: { handle: () => ({ id: tx.viewer.id, grantId }) },
        allowEmptyState: true,
        authorizationCodeLifetime: LIFETIMES.code,
    });
    return authorizationCode;
}
//# sourceMappingURL=consent.js.map