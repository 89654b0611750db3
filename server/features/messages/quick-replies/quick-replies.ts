import type { SignedInContext } from '../../../core/context.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  refuseProblems,
  type FieldError,
} from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { findHiddenSpans } from '../../../core/redaction/payment-requests.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { isWithin } from '../../../core/values/text.js';
import { cleanBody } from '../message-text.rules.js';
import type { SaveQuickReplyInput } from './quick-reply.inputs.js';

/** A stored quick reply. */
export interface QuickReplyRow {
  readonly id: string;
  readonly text: string;
}

export const MAX_QUICK_REPLIES = 20;
export const QUICK_REPLY_LENGTH = { min: 1, max: 500 } as const;

/** The viewer's quick replies, oldest first. */
export function listQuickReplies(ctx: SignedInContext): Promise<QuickReplyRow[]> {
  return ctx.db
    .selectFrom('QuickReply')
    .select(['id', 'text'])
    .where('userId', '=', ctx.viewer.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Creates a quick reply, or changes one of the viewer's. */
export async function saveQuickReply(ctx: SignedInContext, input: SaveQuickReplyInput): Promise<QuickReplyRow> {
  const text = cleanBody(input.text.normalize('NFC'));
  refuseProblems(problemsOf(text));
  return inTransaction(ctx, (tx) =>
    input.quickReplyId == null
      ? createQuickReply(tx, text)
      : updateQuickReply(tx, fromGlobalId('QuickReply', input.quickReplyId), text),
  );
}

/** Deletes one of the viewer's quick replies; does nothing when there is none with this id. */
export async function deleteQuickReply(ctx: SignedInContext, id: string): Promise<void> {
  await ctx.db
    .deleteFrom('QuickReply')
    .where('id', '=', fromGlobalId('QuickReply', id))
    .where('userId', '=', ctx.viewer.id)
    .execute();
}

/** Quick replies are also sent to people without a confirmed booking, so whatever would be redacted for them is refused here. */
function problemsOf(text: string): FieldError[] {
  if (!isWithin(text, QUICK_REPLY_LENGTH))
    return [{ path: 'text', code: FieldProblemCode.QUICK_REPLY_LENGTH, params: QUICK_REPLY_LENGTH }];
  return findHiddenSpans(text, false).length > 0 ? [{ path: 'text', code: FieldProblemCode.CONTACT_DATA }] : [];
}

async function createQuickReply(tx: SignedInContext, text: string): Promise<QuickReplyRow> {
  const userId = tx.viewer.id;
  // The lock keeps concurrent requests of one user from exceeding the limit together.
  await tx.db.selectFrom('User').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const saved = await listQuickReplies(tx);
  const same = saved.find((reply) => reply.text === text);
  if (same) return same;
  if (saved.length >= MAX_QUICK_REPLIES)
    throw new DomainError(ErrorCode.QUICK_REPLIES_FULL, { most: MAX_QUICK_REPLIES });
  return tx.db
    .insertInto('QuickReply')
    .values({ userId, text, createdAt: tx.clock.now() })
    .returning(['id', 'text'])
    .executeTakeFirstOrThrow();
}

async function updateQuickReply(tx: SignedInContext, id: string, text: string): Promise<QuickReplyRow> {
  const row = await tx.db
    .updateTable('QuickReply')
    .set({ text })
    .where('id', '=', id)
    .where('userId', '=', tx.viewer.id)
    .returning(['id', 'text'])
    .executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  return row;
}
