import OAuth2Server from '@node-oauth/oauth2-server';
import type { ServiceContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { hashOfKey } from '../keys/edit-keys.js';
import { authenticateApp } from './find-app.js';
import { closeGrants } from './grants.js';
import { LIFETIMES, oauthModel } from './oauth-model.js';

const { OAuthError, Request, Response, ServerError } = OAuth2Server;

export type FormFields = Readonly<Record<string, string>>;

/** A call of an app to the token endpoint. */
export interface AppCall {
  readonly headers: Record<string, string>;
  readonly fields: FormFields;
}

export interface AppAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Exchanges a code, or a refresh token, for tokens. Codes consumed by a failed call stay consumed. */
export function exchange(ctx: ServiceContext, { headers, fields }: AppCall): Promise<AppAnswer> {
  return inTransaction(ctx, async (tx) => {
    const engine = new OAuth2Server({ model: oauthModel(tx, (id, secret) => authenticateApp(tx, id, secret)) });
    const response = new Response({});
    try {
      await engine.token(new Request({ headers, method: 'POST', query: {}, body: fields }), response, {
        accessTokenLifetime: LIFETIMES.access,
        // `authenticateApp` requires of each kind of app what it can prove.
        requireClientAuthentication: { authorization_code: false, refresh_token: false },
      });
      return answerOf(response, { ...(response.body as object), expires_in: LIFETIMES.access });
    } catch (error) {
      // Our own failure rolls back; a fault of the app does not.
      if (!(error instanceof OAuthError) || error instanceof ServerError) throw causeOf(error);
      return { ...answerOf(response, { error: error.name, error_description: error.message }), status: error.code };
    }
  });
}

/** Revokes a token (RFC 7009). A refresh token revokes all tokens of the same sign-in; unknown tokens are ignored. */
export async function revoke(ctx: ServiceContext, call: AppCall): Promise<AppAnswer> {
  const { clientId, secret } = credentialsOf(call);
  const token = call.fields['token'];
  if (!token) return refusal(400, 'invalid_request', 'Missing parameter: `token`');
  return inTransaction(ctx, async (tx) => {
    const app = await authenticateApp(tx, clientId, secret);
    if (!app) return refusal(401, 'invalid_client', 'Invalid client: client is invalid');
    const row = await tx.db
      .selectFrom('AppToken as t')
      .innerJoin('AppGrant as g', 'g.id', 't.grantId')
      .select(['t.kind', 't.grantId', 't.familyId'])
      .where('t.hash', '=', hashOfKey(token))
      .where('g.appId', '=', app.id)
      .forUpdate('g')
      .executeTakeFirst();
    if (row?.kind === 'access') await tx.db.deleteFrom('AppToken').where('hash', '=', hashOfKey(token)).execute();
    if (row?.kind === 'refresh') await endFamily(tx, row);
    return { status: 200, headers: NOT_STORED, body: {} };
  });
}

async function endFamily(
  tx: ServiceContext,
  { grantId, familyId }: { grantId: string; familyId: string },
): Promise<void> {
  await tx.db.deleteFrom('AppToken').where('grantId', '=', grantId).where('familyId', '=', familyId).execute();
  const left = await tx.db
    .selectFrom('AppToken')
    .select('hash')
    .where('grantId', '=', grantId)
    .limit(1)
    .executeTakeFirst();
  // Without tokens the app is no longer connected.
  if (!left) await closeGrants(tx, { id: grantId });
}

/** The app's id and secret, from the header or the form. */
function credentialsOf({ headers, fields }: AppCall): { clientId: string; secret: string | null } {
  const basic = /^Basic (\S+)$/i.exec(headers['authorization'] ?? '')?.[1];
  const [fromHeader, ...rest] = basic ? Buffer.from(basic, 'base64').toString().split(':') : [];
  return fromHeader === undefined
    ? { clientId: fields['client_id'] ?? '', secret: fields['client_secret'] || null }
    : { clientId: fromHeader, secret: rest.join(':') || null };
}

const NOT_STORED = { 'cache-control': 'no-store' } as const;

const refusal = (status: number, error: string, description: string): AppAnswer => ({
  status,
  headers: status === 401 ? { ...NOT_STORED, 'www-authenticate': 'Basic realm="Hueco"' } : NOT_STORED,
  body: { error, error_description: description },
});

const answerOf = ({ status = 200, headers = {} }: OAuth2Server.Response, body: unknown): AppAnswer => ({
  status,
  headers: { ...headers, ...NOT_STORED },
  body,
});

/** The library wraps errors that it does not recognize. */
const causeOf = (error: unknown): unknown =>
  error instanceof ServerError ? ((error as { inner?: unknown }).inner ?? error) : error;
