import { randomUUID } from 'node:crypto';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { recordAudit, type AuditEntry } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText } from '../../../core/values/text.js';
import { lengthProblem, TICKET_BOUNDS } from '../ticket-input.rules.js';
import { isSupportStaff } from '../ticket.policy.js';
import { SavedReply } from './saved-reply.entity.js';

export const MAX_SAVED_REPLIES = 100;
const TITLE = { min: 3, max: 60 } as const;
const TEXT = { min: 1, max: TICKET_BOUNDS.message.max } as const;

/** A saved reply to create or to change. */
export interface SavedReplyText {
  readonly id: string | null;
  readonly title: string;
  readonly textEs: string;
  readonly textEn: string;
}

/** All saved replies by title. */
export function listSavedReplies(ctx: SignedInContext): Promise<SavedReply[]> {
  return ctx.em.fork().findAll(SavedReply, { orderBy: { title: 'asc', id: 'asc' }, limit: MAX_SAVED_REPLIES });
}

/** A saved reply, for support only. */
export async function findSavedReply(ctx: RequestContext, id: string): Promise<SavedReply | null> {
  return isSupportStaff(ctx.viewer) ? ctx.em.fork().findOne(SavedReply, id) : null;
}

/** Creates a saved reply, or changes one. */
export async function saveSavedReply(ctx: SignedInContext, given: SavedReplyText): Promise<SavedReply> {
  const [title, textEs, textEn] = [given.title, given.textEs, given.textEn].map((text) => cleanText(text)) as [
    string,
    string,
    string,
  ];
  refuseProblems([
    ...lengthProblem('title', title, TITLE),
    ...lengthProblem('textEs', textEs, TEXT),
    ...lengthProblem('textEn', textEn, TEXT),
  ]);
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const reply =
      given.id === null
        ? await newReply(tx, now)
        : await tx.em.findOne(SavedReply, fromGlobalId('SavedReply', given.id));
    if (!reply) throw new DomainError(ErrorCode.NOT_FOUND);
    const before = given.id === null ? null : wordsOf(reply);
    Object.assign(reply, { title, textEs, textEn, updatedBy: tx.viewer.id, updatedAt: now });
    tx.em.persist(reply);
    await tx.em.flush();
    await record(tx, reply.id, {
      action: before ? 'saved_reply.changed' : 'saved_reply.added',
      before,
      after: wordsOf(reply),
    });
    return reply;
  });
}

/** Deletes a saved reply; no-op when it does not exist. */
export async function deleteSavedReply(ctx: SignedInContext, id: string): Promise<void> {
  const uuid = fromGlobalId('SavedReply', id);
  await inTransaction(ctx, async (tx) => {
    const deleted = await tx.db.deleteFrom('SavedReply').where('id', '=', uuid).returningAll().executeTakeFirst();
    if (deleted) await record(tx, uuid, { action: 'saved_reply.deleted', before: wordsOf(deleted) });
  });
}

const wordsOf = ({ title, textEs, textEn }: Pick<SavedReply, 'title' | 'textEs' | 'textEn'>) => ({
  title,
  textEs,
  textEn,
});

function record(
  tx: SignedInContext,
  objectId: string,
  act: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  return recordAudit(tx, { ...act, actorId: tx.viewer.id, objectType: 'SavedReply', objectId, ip: tx.client.ip });
}

async function newReply(tx: SignedInContext, now: Date): Promise<SavedReply> {
  if ((await tx.em.count(SavedReply)) >= MAX_SAVED_REPLIES)
    throw new DomainError(ErrorCode.QUICK_REPLIES_FULL, { most: MAX_SAVED_REPLIES });
  return Object.assign(new SavedReply(), { id: randomUUID(), createdAt: now });
}
