import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { queueMail } from '../../../core/mail/mailer.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { rolesFor } from '../../../core/staff-acts.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText } from '../../../core/values/text.js';
import { holdAccount } from '../../accounts/roles.js';
import { addTicketMessage } from '../add-ticket-message.js';
import { publishTicketChange } from '../live/ticket-changes.js';
import { lockTicketAs } from '../move-ticket.js';
import { reload } from '../open-ticket.js';
import { recordTicketAct } from '../record-ticket-act.js';
import { messageProblems } from '../ticket-input.rules.js';
import { TicketActor, TicketStep } from '../ticket.transitions.js';
import { TicketAuthor } from '../ticket.enums.js';
import type { Ticket } from '../ticket.entity.js';
import { addText, type TicketText } from '../write-to-ticket.js';

/** An answer of support, and whether it resolves the ticket. */
export interface TicketReply extends TicketText {
  readonly isResolved: boolean;
}

/** Support answers, and waits or resolves; an unassigned ticket is assigned to the author. */
export function answerTicket(ctx: SignedInContext, { isResolved, ...given }: TicketReply): Promise<Ticket> {
  const step = isResolved ? TicketStep.RESOLVE : TicketStep.ANSWER;
  // One operation for both, so that an answer whose response was lost is not added again by the other button.
  const side = {
    actor: TicketActor.STAFF,
    author: TicketAuthor.STAFF,
    operation: TicketStep.ANSWER,
    choice: { isResolved },
  };
  return addText(ctx, given, side, async (tx, ticket) => {
    ticket.firstAnsweredAt ??= tx.clock.now();
    // Their role may have ended while the answer waited.
    if (ticket.assigneeId === null && (await isStaff(tx, tx.viewer.id))) ticket.assigneeId = tx.viewer.id;
    return step;
  });
}

/** Mails the answer to a requester without an account; all others are notified. */
export async function mailAnswer(
  tx: ServiceContext,
  {
    ticketId,
    messageId,
    isResolved,
  }: { readonly ticketId: string; readonly messageId: string; readonly isResolved: boolean },
): Promise<void> {
  const row = await tx.db
    .selectFrom('TicketMessage as m')
    .innerJoin('Ticket as t', 't.id', 'm.ticketId')
    .select(['t.code', 't.subject', 't.email', 't.locale', 'm.body'])
    .where('t.id', '=', ticketId)
    .where('m.id', '=', messageId)
    .executeTakeFirst();
  if (!row || row.email === null) return;
  const { code, subject, email, locale, body } = row;
  await queueMail(tx, {
    id: `ticket-answer-${messageId}`,
    to: email,
    locale,
    template: 'support.answer',
    params: { code, subject, text: body, isResolved, messageId },
  });
}

/** Writes a note that only support sees. */
export async function addTicketNote(ctx: SignedInContext, ticketId: string, given: string): Promise<Ticket> {
  const body = cleanText(given);
  refuseProblems(messageProblems(body, false));
  await consume(ctx, 'ticket-messages-user', ctx.viewer.id);
  await inTransaction(ctx, async (tx) => {
    await holdAccount(tx, tx.viewer.id);
    const { ticket } = await lockTicketAs(tx, ticketId, TicketActor.STAFF);
    const note = { author: TicketAuthor.STAFF, authorId: tx.viewer.id, body, isInternal: true };
    const messageId = await addTicketMessage(tx, ticket, note);
    await recordTicketAct(tx, ticket.id, { action: 'ticket.note_written', after: { messageId } });
    await publishTicketChange(tx, ticket, { isForStaffOnly: true });
  });
  return reload(ctx, ticketId);
}

/** Assigns a ticket to a member of support, or to nobody. */
export async function assignTicket(ctx: SignedInContext, ticketId: string, userId: string | null): Promise<Ticket> {
  await inTransaction(ctx, async (tx) => {
    if (userId !== null) await holdAccount(tx, userId);
    const { ticket } = await lockTicketAs(tx, ticketId, TicketActor.STAFF);
    // Nobody answers a ticket of their own.
    const isFit = userId === null || (userId !== ticket.requesterId && (await isStaff(tx, userId)));
    if (!isFit) throw new DomainError(ErrorCode.NOT_FOUND);
    if (ticket.assigneeId === userId) return;
    const before = { assigneeId: ticket.assigneeId };
    Object.assign(ticket, { assigneeId: userId, updatedAt: tx.clock.now() });
    await tx.em.flush();
    await recordTicketAct(tx, ticket.id, { action: 'ticket.assigned', before, after: { assigneeId: userId } });
    await publishTicketChange(tx, ticket, { isForStaffOnly: true });
  });
  return reload(ctx, ticketId);
}

async function isStaff(tx: ServiceContext, userId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('UserRole')
    .select('userId')
    .where('userId', '=', userId)
    .where('role', 'in', rolesFor('SERVE_TICKETS'))
    .executeTakeFirst();
  return row !== undefined;
}
