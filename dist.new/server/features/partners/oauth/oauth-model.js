import { randomBytes, randomUUID } from 'node:crypto';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { hashOfKey, keyModeOf } from '../keys/edit-keys.js';
import { makeKey } from '../keys/key-text.rules.js';
import { closeGrants, isInForce } from './grants.js';
export const LIFETIMES = { code: 60, access: 60 * 60 };
/** The engine compares with the machine's clock; what has ended by ours is not handed to it at all. */
const NOT_YET = new Date(8_640_000_000_000_000);
/** An app as the engine knows it. */
export const clientOf = ({ id, redirectUris, scopes }) => ({
    id: toGlobalId('PartnerApp', id),
    grants: ['authorization_code', 'refresh_token'],
    redirectUris,
    scopes,
});
/**
 * The rows that the engine of OAuth reads and writes, in one transaction. `findApp` says which app calls, and whether it has proved to be
 * itself where it has to.
 */
export function oauthModel(tx, findApp) {
    const make = (kind) => () => Promise.resolve(makeKey(keyModeOf(tx.config), randomBytes, kind));
    return {
        getClient: async (clientId, secret) => {
            const app = await findApp(clientId, secret || null);
            return app && clientOf(app);
        },
        generateAuthorizationCode: make('hc'),
        generateAccessToken: make('hat'),
        generateRefreshToken: make('hrt'),
        // Tokens are authenticated by `authenticateToken`, beside keys.
        getAccessToken: () => Promise.resolve(null),
        validateScope: (_user, client, scope) => Promise.resolve((scope ?? []).filter((one) => client['scopes'].includes(one))),
        saveAuthorizationCode: (code, client, user) => saveCode(tx, code, client, user),
        getAuthorizationCode: (code) => findCode(tx, code),
        revokeAuthorizationCode: (code) => markUsed(tx, 'AppCode', code.authorizationCode),
        getRefreshToken: (token) => findRefreshToken(tx, token),
        revokeToken: (token) => markUsed(tx, 'AppToken', token.refreshToken),
        saveToken: (token, client, user) => saveTokens(tx, token, client, user),
    };
}
async function saveCode(tx, code, client, user) {
    await tx.db
        .insertInto('AppCode')
        .values({
        hash: hashOfKey(code.authorizationCode),
        grantId: user.grantId,
        redirectUri: code.redirectUri,
        codeChallenge: code.codeChallenge ?? '',
        scopes: (code.scope ?? []),
        expiresAt: after(tx, LIFETIMES.code),
    })
        .execute();
    return { ...code, client, user };
}
async function findCode(tx, text) {
    const now = tx.clock.now();
    const row = await tx.db
        .selectFrom('AppCode as c')
        .innerJoin('AppGrant as g', 'g.id', 'c.grantId')
        .innerJoin('PartnerApp as a', 'a.id', 'g.appId')
        .innerJoin('User as u', 'u.id', 'g.userId')
        .select(['c.grantId', 'c.redirectUri', 'c.codeChallenge', 'c.scopes', 'c.expiresAt', 'c.usedAt'])
        .select(['g.userId', 'g.expiresAt as grantExpiresAt', 'a.id as appId', 'a.redirectUris', 'a.scopes as appScopes'])
        .where('c.hash', '=', hashOfKey(text))
        .where(isInForce(now))
        .where('u.suspendedAt', 'is', null)
        .forUpdate(['c', 'g'])
        .executeTakeFirst();
    if (!row || (await isReplay(tx, row, 'code')) || row.expiresAt <= now)
        return null;
    return {
        authorizationCode: text,
        expiresAt: NOT_YET,
        redirectUri: row.redirectUri,
        scope: row.scopes,
        codeChallenge: row.codeChallenge,
        codeChallengeMethod: 'S256',
        client: clientOf({ id: row.appId, redirectUris: row.redirectUris, scopes: row.appScopes }),
        user: holderOf(row, randomUUID()),
    };
}
async function findRefreshToken(tx, text) {
    const now = tx.clock.now();
    const row = await tx.db
        .selectFrom('AppToken as t')
        .innerJoin('AppGrant as g', 'g.id', 't.grantId')
        .innerJoin('PartnerApp as a', 'a.id', 'g.appId')
        .innerJoin('User as u', 'u.id', 'g.userId')
        .select(['t.grantId', 't.familyId', 't.scopes', 't.expiresAt', 't.usedAt'])
        .select(['g.userId', 'g.expiresAt as grantExpiresAt', 'a.id as appId', 'a.redirectUris', 'a.scopes as appScopes'])
        .where('t.hash', '=', hashOfKey(text))
        .where('t.kind', '=', 'refresh')
        .where(isInForce(now))
        .where('u.suspendedAt', 'is', null)
        .forUpdate(['t', 'g'])
        .executeTakeFirst();
    if (!row || (await isReplay(tx, row, 'refresh token')) || row.expiresAt <= now)
        return null;
    return {
        refreshToken: text,
        refreshTokenExpiresAt: NOT_YET,
        scope: row.scopes.filter((scope) => row.appScopes.includes(scope)),
        client: clientOf({ id: row.appId, redirectUris: row.redirectUris, scopes: row.appScopes }),
        user: holderOf(row, row.familyId),
    };
}
const holderOf = (row, familyId) => ({
    id: row.userId,
    grantId: row.grantId,
    familyId,
    expiresAt: row.grantExpiresAt,
});
/** A second use means that somebody has a copy: nobody can say who, so the whole grant ends. */
async function isReplay(tx, { usedAt, grantId, appId }, what) {
    if (usedAt === null)
        return false;
    await closeGrants(tx, { id: grantId });
    await recordAudit(tx, {
        actorId: null,
        action: 'app_grant.replayed',
        objectType: 'PartnerApp',
        objectId: appId,
        after: { grantId },
        reason: `a ${what} was used twice`,
    });
    return true;
}
async function markUsed(tx, table, text) {
    await tx.db
        .updateTable(table)
        .set({ usedAt: tx.clock.now() })
        .where('hash', '=', hashOfKey(text))
        .execute();
    return true;
}
async function saveTokens(tx, token, client, { grantId, familyId, expiresAt, id }) {
    const scopes = (token.scope ?? []);
    const row = { grantId, familyId: familyId ?? randomUUID(), scopes };
    await tx.db
        .insertInto('AppToken')
        .values([
        { ...row, hash: hashOfKey(token.accessToken), kind: 'access', expiresAt: after(tx, LIFETIMES.access) },
        {
            ...row,
            hash: hashOfKey(token.refreshToken ?? ''),
            kind: 'refresh',
            expiresAt: expiresAt ?? after(tx, LIFETIMES.access),
        },
    ])
        .execute();
    return { ...token, client, user: { id } };
}
const after = ({ clock }, seconds) => new Date(clock.now().getTime() + seconds * 1000);
//# sourceMappingURL=oauth-model.js.map