import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { addDays } from '../../../core/values/date-range.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { ApiKey } from './api-key.entity.js';
import { KEY_BOUNDS, keyProblems } from './key-input.js';
import { makeKey, shownKey } from './key-text.rules.js';
/** Hours that a replaced key goes on working, so that a program can be given the new one. */
export const OVERLAP_MS = 24 * 60 * 60 * 1000;
/** An installation with demo data has test keys only, and the real one live keys only: neither ever works on the other. */
export const keyModeOf = ({ demo }) => (demo ? 'test' : 'live');
/** Keys have more chance in them than anybody can guess, so a fast hash protects them. */
export const hashOfKey = (key) => createHash('sha256').update(key).digest('base64url');
/** The viewer's keys that work or will be shown as replaced, newest first. */
export function ownKeys(ctx) {
    const now = ctx.clock.now();
    return ctx.em
        .fork()
        .find(ApiKey, { userId: ctx.viewer.id, revokedAt: null, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: KEY_BOUNDS.keys * 2 });
}
/** A key of the viewer by its uuid; null for all others. */
export async function findOwnKey(ctx, uuid) {
    return ctx.viewer ? ctx.em.fork().findOne(ApiKey, { id: uuid, userId: ctx.viewer.id }) : null;
}
/** Makes a key for the viewer. */
export async function createApiKey(ctx, input) {
    if (!ctx.viewer.isEmailVerified)
        throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
    const today = ctx.clock.today();
    refuseProblems(keyProblems(input, { today, latest: addDays(today, KEY_BOUNDS.days) }));
    return inTransaction(ctx, async (tx) => {
        await lockProvenOwner(tx);
        const inUse = await tx.em.count(ApiKey, { userId: tx.viewer.id, revokedAt: null, replacedAt: null });
        if (inUse >= KEY_BOUNDS.keys)
            throw new DomainError(ErrorCode.API_KEYS_FULL, { most: KEY_BOUNDS.keys });
        return insertKey(tx, {
            name: input.name.trim(),
            scopes: [...new Set(input.scopes)],
            addresses: [...new Set(input.addresses ?? [])],
            expiresAt: input.expiresOn ? startOfDayInstant(addDays(input.expiresOn, 1), 'Europe/Madrid') : null,
        });
    });
}
/** What acts on other people's money and homes asks for a proven identity. */
export async function lockProvenOwner(tx) {
    const owner = await lockOwner(tx);
    if (keyModeOf(tx.config) === 'live' && owner.identityVerifiedAt === null)
        throw new DomainError(ErrorCode.IDENTITY_REQUIRED);
}
/** Two keys made at once must not pass the bound together. */
function lockOwner(tx) {
    return tx.db
        .selectFrom('User')
        .select('identityVerifiedAt')
        .where('id', '=', tx.viewer.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
}
async function insertKey(tx, settings) {
    const mode = keyModeOf(tx.config);
    const secret = makeKey(mode, randomBytes);
    const apiKey = Object.assign(new ApiKey(), settings, {
        id: randomUUID(),
        userId: tx.viewer.id,
        mode,
        shownAs: shownKey(secret),
        secretHash: hashOfKey(secret),
        createdAt: tx.clock.now(),
    });
    await tx.em.persist(apiKey).flush();
    return { apiKey, secret };
}
/** Makes a key in the place of another, which goes on for 24 hours at most. */
export async function rotateApiKey(ctx, id) {
    const uuid = fromGlobalId('ApiKey', id);
    return inTransaction(ctx, async (tx) => {
        await lockOwner(tx);
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
        return { ...made, replaced };
    });
}
async function keyInUse(tx, id) {
    const key = await tx.em.findOne(ApiKey, { id, userId: tx.viewer.id, revokedAt: null, replacedAt: null });
    if (!key || (key.expiresAt && key.expiresAt <= tx.clock.now()))
        throw new DomainError(ErrorCode.NOT_FOUND);
    return key;
}
/** Ends a key at once; one that was ended already is answered as it is. */
export async function revokeApiKey(ctx, id) {
    const uuid = fromGlobalId('ApiKey', id);
    return inTransaction(ctx, async (tx) => {
        const key = await tx.em.findOne(ApiKey, { id: uuid, userId: tx.viewer.id });
        if (!key)
            throw new DomainError(ErrorCode.NOT_FOUND);
        key.revokedAt ??= tx.clock.now();
        await tx.em.flush();
        return key;
    });
}
//# sourceMappingURL=edit-keys.js.map