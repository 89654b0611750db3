import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors.js';
import { fromGlobalId, toGlobalId } from '../../../core/global-id.js';
import { findHiddenSpans } from '../../../core/payment-requests.js';
import { inTransaction } from '../../../core/transaction.js';
import { cleanBody } from '../message-text.rules.js';
import type { QuickReply, SaveQuickReplyInput } from './quick-reply.types.js';

export const MOST_QUICK_REPLIES = 20;
const TEXT = { min: 1, max: 500 } as const;

/** The viewer's, in the order she made them. */
export async function listQuickReplies(ctx: SignedInContext): Promise<QuickReply[]> {
  const rows = await ctx.em.execute<{ id: string; text: string }[]>('select id, text from quick_replies where user_id = ? order by created_at, id', [ctx.viewer.id]);
  return rows.map(quickReplyOf);
}

/** Keeps a new one, or changes one of the viewer's. */
export async function saveQuickReply(ctx: SignedInContext, input: SaveQuickReplyInput): Promise<QuickReply> {
  const text = cleanBody(input.text.normalize('NFC'));
  refuseProblems(problemsOf(text));
  return inTransaction(ctx, (tx) => (input.id == null ? add(tx, text) : change(tx, fromGlobalId('QuickReply', String(input.id)), text)));
}

/** Keeps one no longer; also when it was not kept. */
export async function deleteQuickReply(ctx: SignedInContext, id: string): Promise<void> {
  await ctx.em.execute('delete from quick_replies where id = ? and user_id = ?', [fromGlobalId('QuickReply', id), ctx.viewer.id]);
}

/** It goes to people nobody has agreed with yet: what would be hidden from them has no place in it. */
function problemsOf(text: string): FieldError[] {
  const { length } = [...text];
  if (length < TEXT.min || length > TEXT.max) return [{ path: 'text', code: FieldProblemCode.QUICK_REPLY_LENGTH, params: TEXT }];
  return findHiddenSpans(text, false).length > 0 ? [{ path: 'text', code: FieldProblemCode.CONTACT_DATA }] : [];
}

async function add(tx: SignedInContext, text: string): Promise<QuickReply> {
  const userId = tx.viewer.id;
  // One after the other, so that two tabs together do not keep more than one may.
  await tx.em.execute('select 1 from users where id = ? for no key update', [userId]);
  const kept = await listQuickReplies(tx);
  const same = kept.find((reply) => reply.text === text);
  if (same) return same;
  if (kept.length >= MOST_QUICK_REPLIES) throw new DomainError(ErrorCode.QUICK_REPLIES_FULL, { most: MOST_QUICK_REPLIES });
  const [row] = await tx.em.execute<{ id: string; text: string }[]>('insert into quick_replies (user_id, text, created_at) values (?, ?, ?) returning id, text', [userId, text, tx.clock.now()]);
  if (!row) throw new Error('the quick reply was not kept');
  return quickReplyOf(row);
}

async function change(tx: SignedInContext, id: string, text: string): Promise<QuickReply> {
  const [row] = await tx.em.execute<{ id: string; text: string }[]>('update quick_replies set text = ? where id = ? and user_id = ? returning id, text', [text, id, tx.viewer.id]);
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  return quickReplyOf(row);
}

function quickReplyOf({ id, text }: { readonly id: string; readonly text: string }): QuickReply {
  return { id: toGlobalId('QuickReply', id), text };
}
