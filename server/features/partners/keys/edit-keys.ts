import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Config } from '../../../config.js';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { addDays } from '../../../core/values/date-range.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../../core/values/time-zone.js';
import { recordAudit, type AuditEntry } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockWithPassword, requirePassword } from '../../accounts/password/require-password.js';
import { endSockets } from '../end-sockets.js';
import { ApiKey } from './api-key.entity.js';
import type { CreateApiKeyInput, RotateApiKeyInput } from './api-key.inputs.js';
import { KEY_BOUNDS, keyProblems } from './key-input.js';
import { queueKeyMail, type KeyMail } from './key-mails.js';
import { makeKey, maskedKey, type KeyMode } from './key-text.rules.js';

/** Hours that a replaced key keeps working, so that a program can be updated. */
export const OVERLAP_MS = DAY_MS;

/** An installation with demo data issues test keys only, production live keys only: neither ever works on the other. */
export const keyModeOf = ({ demo }: Pick<Config, 'demo'>): KeyMode => (demo ? 'test' : 'live');

/** Keys have too much entropy to be guessed, so a fast hash is enough. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

export interface KeyWithSecret {
  readonly apiKey: ApiKey;
  readonly secret: string;
}

/** The viewer's keys that are valid or were recently replaced, newest first. */
export function ownKeys(ctx: SignedInContext): Promise<ApiKey[]> {
  return ctx.em
    .fork()
    .find(ApiKey, validKeysOf(ctx), { orderBy: { createdAt: 'desc', id: 'desc' }, limit: KEY_BOUNDS.keys * 2 });
}

const validKeysOf = ({ viewer, clock }: SignedInContext) => ({
  userId: viewer.id,
  revokedAt: null,
  $or: [{ expiresAt: null }, { expiresAt: { $gt: clock.now() } }],
});

/** A key of the viewer by its uuid; null for all others. */
export async function findOwnKey(ctx: RequestContext, uuid: string): Promise<ApiKey | null> {
  return ctx.viewer ? ctx.em.fork().findOne(ApiKey, { id: uuid, userId: ctx.viewer.id }) : null;
}

/** Creates a key for the viewer. It outlives the session, so an open session alone is not enough. */
export async function createApiKey(ctx: SignedInContext, input: CreateApiKeyInput): Promise<KeyWithSecret> {
  if (!ctx.viewer.isEmailVerified) throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
  const today = ctx.clock.today();
  refuseProblems(keyProblems(input, { today, latest: addDays(today, KEY_BOUNDS.days) }));
  const passwordHash = await requirePassword(ctx, input.password);
  return inTransaction(ctx, async (tx) => {
    await lockWithPassword(tx, passwordHash);
    await requireProvenOwner(tx);
    const inUse = await tx.em.count(ApiKey, { ...validKeysOf(tx), replacedAt: null });
    if (inUse >= KEY_BOUNDS.keys) throw new DomainError(ErrorCode.API_KEYS_FULL, { most: KEY_BOUNDS.keys });
    const made = await insertKey(tx, {
      name: input.name.trim(),
      scopes: [...new Set(input.scopes)],
      addresses: [...new Set(input.addresses ?? [])],
      expiresAt: input.expiresOn ? startOfDayInstant(addDays(input.expiresOn, 1), MAINLAND_ZONE) : null,
    });
    await recordKeyAct(tx, made.apiKey, { action: 'api_key.created' });
    await queueKeyMail(tx, tx.viewer.id, toMail('key-created', made.apiKey));
    return made;
  });
}

/** Acting on other people's money and homes requires a verified identity. */
export async function requireProvenOwner(tx: SignedInContext): Promise<void> {
  if (keyModeOf(tx.config) !== 'live') return;
  const owner = await tx.db
    .selectFrom('User')
    .select('identityVerifiedAt')
    .where('id', '=', tx.viewer.id)
    .executeTakeFirstOrThrow();
  if (owner.identityVerifiedAt === null) throw new DomainError(ErrorCode.IDENTITY_REQUIRED);
}

type KeySettings = Pick<ApiKey, 'name' | 'scopes' | 'addresses' | 'expiresAt'>;

async function insertKey(tx: SignedInContext, settings: KeySettings): Promise<KeyWithSecret> {
  const mode = keyModeOf(tx.config);
  const secret = makeKey(mode, randomBytes);
  const apiKey = Object.assign(new ApiKey(), settings, {
    id: randomUUID(),
    userId: tx.viewer.id,
    mode,
    shownAs: maskedKey(secret),
    secretHash: hashOfKey(secret),
    createdAt: tx.clock.now(),
  });
  await tx.em.persist(apiKey).flush();
  return { apiKey, secret };
}

/** Creates a key that replaces another one, which keeps working for at most 24 hours. */
export async function rotateApiKey(
  ctx: SignedInContext,
  { apiKeyId, password }: RotateApiKeyInput,
): Promise<KeyWithSecret & { replaced: ApiKey }> {
  const uuid = fromGlobalId('ApiKey', apiKeyId);
  const passwordHash = await requirePassword(ctx, password);
  return inTransaction(ctx, async (tx) => {
    await lockWithPassword(tx, passwordHash);
    const replaced = await keyInUse(tx, uuid);
    const now = tx.clock.now();
    const ends = new Date(now.getTime() + OVERLAP_MS);
    const { name, scopes, addresses, expiresAt } = replaced;
    const made = await insertKey(tx, { name, scopes, addresses, expiresAt });
    Object.assign(replaced, {
      replacedAt: now,
      expiresAt: replaced.expiresAt && replaced.expiresAt < ends ? replaced.expiresAt : ends,
    });
    await tx.em.flush();
    await recordKeyAct(tx, made.apiKey, { action: 'api_key.rotated' });
    await queueKeyMail(tx, tx.viewer.id, toMail('key-rotated', made.apiKey));
    return { ...made, replaced };
  });
}

const toMail = (template: KeyMail, { id, name }: ApiKey) => ({ template, id, params: { name } });

/** Names and addresses are the owner's texts, and the log outlives the account. */
function recordKeyAct(
  tx: SignedInContext,
  { id, scopes, addresses }: ApiKey,
  act: Pick<AuditEntry, 'action'>,
): Promise<void> {
  return recordAudit(tx, {
    ...act,
    actorId: tx.viewer.id,
    objectType: 'ApiKey',
    objectId: id,
    after: { scopes, addressCount: addresses.length },
    ip: tx.client.ip,
  });
}

async function keyInUse(tx: SignedInContext, id: string): Promise<ApiKey> {
  const key = await tx.em.findOne(ApiKey, { id, userId: tx.viewer.id, revokedAt: null, replacedAt: null });
  if (!key || (key.expiresAt && key.expiresAt <= tx.clock.now())) throw new DomainError(ErrorCode.NOT_FOUND);
  return key;
}

/** Revokes a key at once; a revoked one is returned unchanged. */
export async function revokeApiKey(ctx: SignedInContext, id: string): Promise<ApiKey> {
  const uuid = fromGlobalId('ApiKey', id);
  return inTransaction(ctx, async (tx) => {
    const key = await tx.em.findOne(ApiKey, { id: uuid, userId: tx.viewer.id });
    if (!key) throw new DomainError(ErrorCode.NOT_FOUND);
    if (key.revokedAt) return key;
    key.revokedAt = tx.clock.now();
    await tx.em.flush();
    await endSockets(tx, [key.id]);
    await recordKeyAct(tx, key, { action: 'api_key.revoked' });
    return key;
  });
}
