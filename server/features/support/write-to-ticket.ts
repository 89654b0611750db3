import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import { consume } from '../../core/rate-limits/rate-limits.js';
import { claimKey, storeResult, type RepeatableCall } from '../../core/writes/idempotency.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { cleanText } from '../../core/values/text.js';
import { holdAccount } from '../accounts/roles.js';
import { addTicketMessage } from './add-ticket-message.js';
import { attachFiles } from './files/attach-files.js';
import { requireMailable } from './files/mailed-files.js';
import { lockTicketAs, moveTicket, ticketRefused } from './move-ticket.js';
import { reload } from './open-ticket.js';
import { recordTicketAct } from './record-ticket-act.js';
import { messageProblems } from './ticket-input.rules.js';
import { TicketActor, TicketStep } from './ticket.transitions.js';
import { TicketAction, TicketAuthor } from './ticket.enums.js';
import type { Ticket } from './ticket.entity.js';
import { ticketActions } from './ticket.policy.js';

/** A message of the viewer to their ticket. */
export interface TicketText {
  readonly ticketId: string;
  readonly body: string;
  readonly fileIds: readonly string[];
  readonly idempotencyKey: string;
}

/** The requester writes again; a resolved ticket is reopened with the text, as long as it can be. */
export function writeToTicket(
  ctx: SignedInContext,
  given: TicketText,
  step: TicketStep.WRITE | TicketStep.REOPEN,
): Promise<Ticket> {
  return addText(
    ctx,
    given,
    { actor: TicketActor.REQUESTER, author: TicketAuthor.REQUESTER, operation: step },
    () => step,
  );
}

/** Adds a text of one side to a ticket and takes a step with it; idempotent. 60 an hour. */
export async function addText(
  ctx: SignedInContext,
  given: TicketText,
  {
    actor,
    author,
    operation,
    choice = {},
  }: {
    readonly actor: TicketActor;
    readonly author: TicketAuthor;
    readonly operation: string;
    /** Arguments of the call besides the text. */
    readonly choice?: Readonly<Record<string, boolean>>;
  },
  stepOf: (tx: SignedInContext, ticket: Ticket) => TicketStep | Promise<TicketStep>,
): Promise<Ticket> {
  const body = cleanText(given.body);
  refuseProblems(messageProblems(body, given.fileIds.length > 0));
  await consume(ctx, 'ticket-messages-user', ctx.viewer.id);
  const { idempotencyKey: key, ...rest } = given;
  const call: RepeatableCall = {
    userId: ctx.viewer.id,
    operation: `ticket.${operation}`,
    key,
    input: { ...rest, ...choice },
  };
  await inTransaction(ctx, async (tx) => {
    if (await claimKey(tx, call)) return;
    // Before the ticket, as a change of roles and an erasure lock them.
    await holdAccount(tx, tx.viewer.id);
    const { ticket } = await lockTicketAs(tx, given.ticketId, actor);
    const messageId = await addTicketMessage(tx, ticket, { author, authorId: tx.viewer.id, body });
    if (!messageId) throw new DomainError(ErrorCode.INTERNAL);
    await attachFiles(tx, { ticketId: ticket.id, messageId, fileIds: given.fileIds });
    if (ticket.requesterId === null) await requireMailable(tx, messageId);
    const before = { status: ticket.status, assigneeId: ticket.assigneeId };
    await moveTicket(tx, ticket, { step: await stepOf(tx, ticket), actor, messageId });
    if (actor === TicketActor.STAFF) {
      const after = { status: ticket.status, assigneeId: ticket.assigneeId, messageId };
      await recordTicketAct(tx, ticket.id, { action: 'ticket.answered', before, after });
    }
    await storeResult(tx, call, { messageId });
  });
  return reload(ctx, given.ticketId);
}

/** The requester rates a resolved ticket; rating again replaces the rating. */
export async function rateTicket(ctx: SignedInContext, ticketId: string, score: number): Promise<Ticket> {
  if (score < 1 || score > 5) throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'score' });
  await inTransaction(ctx, async (tx) => {
    const { ticket, actor } = await lockTicketAs(tx, ticketId, TicketActor.REQUESTER);
    const now = tx.clock.now();
    if (!ticketActions(actor, ticket, now).includes(TicketAction.RATE)) throw ticketRefused(ticket);
    Object.assign(ticket, { satisfaction: score, ratedAt: now, updatedAt: now });
    await tx.em.flush();
  });
  return reload(ctx, ticketId);
}
