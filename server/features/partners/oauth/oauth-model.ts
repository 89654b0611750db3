import { randomBytes, randomUUID } from 'node:crypto';
import type OAuth2Server from '@node-oauth/oauth2-server';
import type { ServiceContext } from '../../../core/context.js';
import type { ApiScope } from '../../../core/graphql/api-scopes.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { HOUR_S } from '../../../core/values/durations.js';
import { recordAudit } from '../../../core/writes/audit.js';
import type { PartnerApp } from '../apps/partner-app.entity.js';
import { hashOfKey, keyModeOf } from '../keys/edit-keys.js';
import { makeKey, type SecretKind } from '../keys/key-text.rules.js';
import { closeGrants, isInForce } from './grants.js';

export const LIFETIMES = { code: 60, access: HOUR_S } as const;

/** The library compares with the machine's clock, so rows that are expired by ours are not passed to it. */
const NOT_YET = new Date(8_640_000_000_000_000);

/** The library's `user`: the grant, and the family of tokens. */
interface GrantHolder {
  readonly id: string;
  readonly grantId: string;
  readonly familyId?: string;
  readonly expiresAt?: Date;
}

type Model = OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel;

/** An app in the library's format. */
export const clientOf = ({ id, redirectUris, scopes }: Pick<PartnerApp, 'id' | 'redirectUris' | 'scopes'>) => ({
  id: toGlobalId('PartnerApp', id),
  grants: ['authorization_code', 'refresh_token'],
  redirectUris,
  scopes,
});

/** The storage of the OAuth library, in one transaction. `findApp` returns the calling app, authenticated where required. */
export function oauthModel(
  tx: ServiceContext,
  findApp: (clientId: string, secret: string | null) => Promise<PartnerApp | null>,
): Model {
  const make = (kind: SecretKind) => () => Promise.resolve(makeKey(keyModeOf(tx.config), randomBytes, kind));
  return {
    getClient: async (clientId, secret) => {
      const app = await findApp(clientId, secret || null);
      return app && clientOf(app);
    },
    generateAuthorizationCode: make('hc'),
    generateAccessToken: make('hat'),
    generateRefreshToken: make('hrt'),
    // `authenticateToken` authenticates tokens, like API keys.
    getAccessToken: () => Promise.resolve(null),
    validateScope: (_user, client, scope) =>
      Promise.resolve((scope ?? []).filter((one) => (client['scopes'] as string[]).includes(one))),
    saveAuthorizationCode: (code, client, user) => saveCode(tx, code, client, user as GrantHolder),
    getAuthorizationCode: (code) => findCode(tx, code),
    revokeAuthorizationCode: (code) => markUsed(tx, 'AppCode', code.authorizationCode),
    getRefreshToken: (token) => findRefreshToken(tx, token),
    revokeToken: (token) => markUsed(tx, 'AppToken', token.refreshToken),
    saveToken: (token, client, user) => saveTokens(tx, token, client, user as GrantHolder),
  };
}

type NewCode = Parameters<Model['saveAuthorizationCode']>[0];

async function saveCode(
  tx: ServiceContext,
  code: NewCode,
  client: OAuth2Server.Client,
  user: GrantHolder,
): Promise<OAuth2Server.AuthorizationCode> {
  await tx.db
    .insertInto('AppCode')
    .values({
      hash: hashOfKey(code.authorizationCode),
      grantId: user.grantId,
      redirectUri: code.redirectUri,
      codeChallenge: code.codeChallenge ?? '',
      scopes: (code.scope ?? []) as ApiScope[],
      expiresAt: after(tx, LIFETIMES.code),
    })
    .execute();
  return { ...code, client, user };
}

async function findCode(tx: ServiceContext, text: string): Promise<OAuth2Server.AuthorizationCode | null> {
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
  if (!row || (await isReplay(tx, row, 'code')) || row.expiresAt <= now) return null;
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

async function findRefreshToken(tx: ServiceContext, text: string): Promise<OAuth2Server.RefreshToken | null> {
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
  if (!row || (await isReplay(tx, row, 'refresh token')) || row.expiresAt <= now) return null;
  return {
    refreshToken: text,
    refreshTokenExpiresAt: NOT_YET,
    scope: row.scopes.filter((scope) => row.appScopes.includes(scope)),
    client: clientOf({ id: row.appId, redirectUris: row.redirectUris, scopes: row.appScopes }),
    user: holderOf(row, row.familyId),
  };
}

const holderOf = (row: { userId: string; grantId: string; grantExpiresAt: Date }, familyId: string): GrantHolder => ({
  id: row.userId,
  grantId: row.grantId,
  familyId,
  expiresAt: row.grantExpiresAt,
});

/** A second use means that the code has leaked, so the whole grant is revoked. */
async function isReplay(
  tx: ServiceContext,
  { usedAt, grantId, appId }: { usedAt: Date | null; grantId: string; appId: string },
  what: string,
): Promise<boolean> {
  if (usedAt === null) return false;
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

async function markUsed(tx: ServiceContext, table: 'AppCode' | 'AppToken', text: string): Promise<boolean> {
  await tx.db
    .updateTable(table as 'AppCode')
    .set({ usedAt: tx.clock.now() })
    .where('hash', '=', hashOfKey(text))
    .execute();
  return true;
}

async function saveTokens(
  tx: ServiceContext,
  token: OAuth2Server.Token,
  client: OAuth2Server.Client,
  { grantId, familyId, expiresAt, id }: GrantHolder,
): Promise<OAuth2Server.Token> {
  const scopes = (token.scope ?? []) as ApiScope[];
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

const after = ({ clock }: ServiceContext, seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);
