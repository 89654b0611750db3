import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import { consume } from '../../core/rate-limits/rate-limits.js';
import { claimKey, storeResult, type RepeatableCall } from '../../core/writes/idempotency.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { viewerRoleOf } from '../bookings/booking.policy.js';
import { BookingActor } from '../bookings/booking.enums.js';
import { cleanLine, cleanText } from '../../core/values/text.js';
import { createTicket } from './create-ticket.js';
import { attachFiles } from './files/attach-files.js';
import { ticketProblems } from './ticket-input.rules.js';
import { TicketSource, type TicketCategory } from './ticket.enums.js';
import type { Ticket } from './ticket.entity.js';
import { findTicket } from './ticket.loaders.js';

/** A new ticket of the viewer. */
export interface TicketQuestion {
  readonly category: TicketCategory;
  readonly bookingId: string | null;
  readonly subject: string;
  readonly body: string;
  readonly isDangerous: boolean;
  /** Global ids of uploaded files. */
  readonly fileIds: readonly string[];
  readonly idempotencyKey: string;
}

/** Opens a ticket of the viewer. Idempotent; 10 an hour. */
export async function openTicket(ctx: SignedInContext, given: TicketQuestion): Promise<Ticket> {
  // Its mails contain the text, and an unconfirmed address may be a stranger's.
  if (!ctx.viewer.isEmailVerified) throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
  const subject = cleanLine(given.subject);
  const body = cleanText(given.body);
  refuseProblems(ticketProblems(subject, body));
  await refuseForeignBooking(ctx, given.bookingId);
  await consume(ctx, 'tickets-user', ctx.viewer.id);
  const { idempotencyKey: key, ...rest } = given;
  const call: RepeatableCall = { userId: ctx.viewer.id, operation: 'openTicket', key, input: rest };
  const id = await inTransaction(ctx, async (tx) => {
    const answer = await claimKey(tx, call);
    if (answer) return String(answer['ticketId']);
    const { ticket, messageId } = await createTicket(tx, {
      ...given,
      subject,
      body,
      requesterId: tx.viewer.id,
      contact: null,
      source: TicketSource.WEB,
      locale: tx.locale,
    });
    await attachFiles(tx, { ticketId: ticket.id, messageId, fileIds: given.fileIds });
    await storeResult(tx, call, { ticketId: ticket.id });
    return ticket.id;
  });
  return reload(ctx, id);
}

/** The stored ticket. */
export async function reload(ctx: SignedInContext, id: string): Promise<Ticket> {
  ctx.loaders.reset();
  const ticket = await findTicket(ctx, id);
  if (!ticket) throw new DomainError(ErrorCode.NOT_FOUND);
  return ticket;
}

async function refuseForeignBooking(ctx: SignedInContext, bookingId: string | null): Promise<void> {
  if (bookingId === null) return;
  const booking = await bookingLoader(ctx).load(bookingId);
  const role = booking && viewerRoleOf(ctx.viewer, booking);
  if (!role || role === BookingActor.ADMIN) throw new DomainError(ErrorCode.NOT_FOUND);
}
