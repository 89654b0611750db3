import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { recordAudit, type AuditEntry } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockOwnAccount, lockWithPassword, requirePassword } from '../../accounts/password/require-password.js';
import { endSockets } from '../end-sockets.js';
import { hashOfKey, keyModeOf, OVERLAP_MS, requireProvenOwner } from '../keys/edit-keys.js';
import { makeKey } from '../keys/key-text.rules.js';
import { queueAppMail } from './app-mails.js';
import { APP_BOUNDS, appProblems, type AppSettings } from './app-input.js';
import { PartnerApp, PartnerAppKind } from './partner-app.entity.js';
import { hasSecret, recoveryOf } from './app-secrets.js';
import type {
  CreatePartnerAppInput,
  RotatePartnerAppSecretInput,
  UpdatePartnerAppInput,
} from './partner-app.inputs.js';

export interface AppWithSecret {
  readonly partnerApp: PartnerApp;
  readonly secret: string | null;
}

/** The viewer's apps, oldest first. */
export function ownApps(ctx: SignedInContext): Promise<PartnerApp[]> {
  return ctx.em
    .fork()
    .find(PartnerApp, { userId: ctx.viewer.id }, { orderBy: { createdAt: 'asc', id: 'asc' }, limit: APP_BOUNDS.apps });
}

/** An app of the viewer by its uuid; null for all others. */
export async function findOwnApp(ctx: RequestContext, uuid: string): Promise<PartnerApp | null> {
  return ctx.viewer ? ctx.em.fork().findOne(PartnerApp, { id: uuid, userId: ctx.viewer.id }) : null;
}

/** What the row of an app says whose previous secret has ended. */
export const NO_OLD_SECRET = { oldSecretHash: null, oldSecretUntil: null } as const;

/** The names of a person's apps. */
export async function appNamesOf({ db }: ServiceContext, userId: string): Promise<readonly string[]> {
  const apps = await db.selectFrom('PartnerApp').select('name').where('userId', '=', userId).orderBy('name').execute();
  return apps.map(({ name }) => name);
}

export async function createApp(ctx: SignedInContext, input: CreatePartnerAppInput): Promise<AppWithSecret> {
  if (!ctx.viewer.isEmailVerified) throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
  const settings = trimmed(input);
  refuseProblems(appProblems(settings));
  const passwordHash = await requirePassword(ctx, input.password);
  return inTransaction(ctx, async (tx) => {
    await lockWithPassword(tx, passwordHash);
    await requireProvenOwner(tx);
    const count = await tx.em.count(PartnerApp, { userId: tx.viewer.id });
    if (count >= APP_BOUNDS.apps) throw new DomainError(ErrorCode.PARTNER_APPS_FULL, { most: APP_BOUNDS.apps });
    const secret = settings.kind === PartnerAppKind.CONFIDENTIAL ? makeAppSecret(tx) : null;
    const partnerApp = Object.assign(new PartnerApp(), settings, {
      id: randomUUID(),
      userId: tx.viewer.id,
      secretHash: secret && hashOfKey(secret),
      secretMadeAt: secret && tx.clock.now(),
      createdAt: tx.clock.now(),
    });
    await tx.em.persist(partnerApp).flush();
    await recordAppAct(tx, partnerApp, { action: 'partner_app.registered' });
    await queueAppMail(tx, 'app-registered', partnerApp);
    return { partnerApp, secret };
  });
}

/** Changes an app. Redirect URIs and scopes decide who gets people's consents, so that they need the password. */
export async function updateApp(ctx: SignedInContext, input: UpdatePartnerAppInput): Promise<PartnerApp> {
  const shown = await findOwnApp(ctx, fromGlobalId('PartnerApp', input.partnerAppId));
  if (!shown) throw new DomainError(ErrorCode.NOT_FOUND);
  const wanted = changedBy(shown, input);
  refuseProblems(appProblems(wanted));
  const passwordHash = needsPassword(shown, wanted) ? await requirePassword(ctx, input.password ?? '') : null;
  return inTransaction(ctx, async (tx) => {
    await (passwordHash === null ? lockOwnAccount(tx) : lockWithPassword(tx, passwordHash));
    const app = await lockOwnApp(tx, input.partnerAppId);
    const settings = changedBy(app, input);
    // The app may have changed since it was read.
    if (passwordHash === null && needsPassword(app, settings))
      refuseProblems([{ path: 'password', code: FieldProblemCode.REQUIRED }]);
    const isNarrowed = app.scopes.some((scope) => !settings.scopes.includes(scope));
    const isRedirected = !isDeepStrictEqual(app.redirectUris, settings.redirectUris);
    Object.assign(app, settings);
    await tx.em.flush();
    // Open subscriptions were admitted with the former scopes.
    if (isNarrowed) await endSockets(tx, [app.id]);
    await recordAppAct(tx, app, { action: 'partner_app.changed' });
    if (isRedirected) await queueAppMail(tx, 'app-redirects-changed', app);
    return app;
  });
}

const changedBy = ({ name, website, kind, redirectUris, scopes }: PartnerApp, input: UpdatePartnerAppInput) =>
  trimmed({
    name: input.name ?? name,
    website: input.website ?? website,
    kind,
    redirectUris: input.redirectUris ?? redirectUris,
    scopes: input.scopes ?? scopes,
  });

const needsPassword = (app: PartnerApp, wanted: AppSettings): boolean =>
  !isDeepStrictEqual(app.redirectUris, wanted.redirectUris) ||
  !isDeepStrictEqual(new Set(app.scopes), new Set(wanted.scopes));

/** Creates a new secret; the previous one works for 24 more hours, or ends at once: on request, and when a recovery has ended it. */
export async function rotateAppSecret(
  ctx: SignedInContext,
  { partnerAppId, password, endsPrevious }: RotatePartnerAppSecretInput,
): Promise<AppWithSecret & { secret: string }> {
  const passwordHash = await requirePassword(ctx, password);
  return inTransaction(ctx, async (tx) => {
    await lockWithPassword(tx, passwordHash);
    const partnerApp = await lockOwnApp(tx, partnerAppId);
    if (partnerApp.secretHash === null) throw new DomainError(ErrorCode.NOT_FOUND);
    const secret = makeAppSecret(tx);
    const now = tx.clock.now();
    const isEnded = endsPrevious || !hasSecret(partnerApp, await recoveryOf(tx, tx.viewer.id));
    Object.assign(partnerApp, {
      ...(isEnded
        ? NO_OLD_SECRET
        : { oldSecretHash: partnerApp.secretHash, oldSecretUntil: new Date(now.getTime() + OVERLAP_MS) }),
      secretHash: hashOfKey(secret),
      secretMadeAt: now,
    });
    await tx.em.flush();
    await recordAppAct(tx, partnerApp, { action: 'partner_app.secret_rotated' });
    await queueAppMail(tx, isEnded ? 'app-secret-ended' : 'app-secret-replaced', partnerApp);
    return { partnerApp, secret };
  });
}

/** Deletes an app with its consents and tokens. */
export async function deleteApp(ctx: SignedInContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(tx);
    const app = await lockOwnApp(tx, id);
    await tx.db.deleteFrom('PartnerApp').where('id', '=', app.id).execute();
    await endSockets(tx, [app.id]);
    await recordAppAct(tx, app, { action: 'partner_app.removed' });
  });
}

async function lockOwnApp(tx: SignedInContext, id: string): Promise<PartnerApp> {
  const row = await tx.db
    .selectFrom('PartnerApp')
    .select('id')
    .where('id', '=', fromGlobalId('PartnerApp', id))
    .where('userId', '=', tx.viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  return tx.em.findOneOrFail(PartnerApp, row.id);
}

export const makeAppSecret = ({ config }: ServiceContext): string => makeKey(keyModeOf(config), randomBytes, 'hs');

const trimmed = ({ name, website, kind, redirectUris, scopes }: AppSettings) => ({
  name: name.trim(),
  website: website.trim(),
  kind,
  redirectUris: [...new Set(redirectUris.map((uri) => uri.trim()))],
  scopes: [...new Set(scopes)],
});

/** Names and redirect URIs are the owner's texts, and the log outlives the account. */
function recordAppAct(
  tx: SignedInContext,
  { id, redirectUris, scopes }: PartnerApp,
  act: Pick<AuditEntry, 'action'>,
): Promise<void> {
  return recordAudit(tx, {
    ...act,
    actorId: tx.viewer.id,
    objectType: 'PartnerApp',
    objectId: id,
    after: { scopes, redirectUriCount: redirectUris.length },
    ip: tx.client.ip,
  });
}
