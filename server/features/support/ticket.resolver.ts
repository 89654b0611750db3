import { Arg, Args, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { subscribeToOwnTickets } from './live/ticket-changes.js';
import { openTicket } from './open-ticket.js';
import { ANSWER_MINUTES, priorityOf } from './ticket-input.rules.js';
import { listOwnTickets } from './ticket-lists.js';
import { TicketStep } from './ticket.transitions.js';
import { Ticket } from './ticket.entity.js';
import {
  OpenTicketInput,
  RateTicketInput,
  ReopenTicketInput,
  SendTicketMessageInput,
  SupportPromiseInput,
} from './ticket.inputs.js';
import { findTicket } from './ticket.loaders.js';
import { OwnTickets, SupportPromise } from './ticket.types.js';
import { afterWorkingMinutes } from './working-hours.rules.js';
import { rateTicket, writeToTicket, type TicketText } from './write-to-ticket.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { plus, INPUT } from '../../core/graphql/field-options.js';

const cost = plus(10);

/** The arguments of a message, with the ticket's uuid. */
export const textOf = ({ ticketId, body, fileIds, idempotencyKey }: SendTicketMessageInput): TicketText => ({
  ticketId: fromGlobalId('Ticket', ticketId),
  body,
  fileIds: fileIds ?? [],
  idempotencyKey,
});

const TICKET = { ticket: [() => Ticket, 'The updated ticket.'] } as const;

@Resolver()
export class TicketResolver {
  @Authorized()
  @Query(() => OwnTickets, {
    description: 'The viewer’s tickets, ordered by newest message. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
  })
  myTickets(@Ctx() ctx: RequestContext, @Args(() => PAGE_ARGS) page: PageArgs): Promise<OwnTickets> {
    return listOwnTickets(signedIn(ctx), page);
  }

  @Authorized()
  @Query(() => Ticket, {
    nullable: true,
    complexity: plus(2),
    description:
      'A ticket, for its requester and for support; null for everybody else. Errors: NOT_FOUND for an id of another type.',
  })
  ticket(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The ticket’s id.' }) id: string,
  ): Promise<Ticket | null> {
    return findTicket(ctx, fromGlobalId('Ticket', id));
  }

  @Authorized()
  @Query(() => SupportPromise, {
    complexity: 2,
    description: 'When support would answer a ticket that is opened now.',
  })
  supportPromise(
    @Ctx() { clock }: RequestContext,
    @Arg('input', () => SupportPromiseInput, INPUT) { category, isDangerous }: SupportPromiseInput,
  ): SupportPromise {
    const priority = priorityOf(category, isDangerous ?? false);
    const answerMinutes = ANSWER_MINUTES[priority];
    return { priority, answerMinutes, answerBy: afterWorkingMinutes(clock.now(), answerMinutes) };
  }

  @Authorized()
  @PayloadMutation({
    payload: TICKET,
    complexity: cost,
    description:
      'Opens a ticket; 10 an hour. Errors: EMAIL_NOT_VERIFIED, VALIDATION_FAILED at `subject`, `body`, `fileIds`, NOT_FOUND for a booking that is not the viewer’s, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
  })
  async openTicket(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OpenTicketInput, INPUT) input: OpenTicketInput,
  ): Promise<{ ticket: Ticket }> {
    const { category, bookingId, subject, body, isDangerous, fileIds, idempotencyKey } = input;
    const ticket = await openTicket(signedIn(ctx), {
      category,
      bookingId: bookingId == null ? null : fromGlobalId('Booking', bookingId),
      subject,
      body,
      isDangerous: isDangerous ?? false,
      fileIds: fileIds ?? [],
      idempotencyKey,
    });
    return { ticket };
  }

  @Authorized()
  @PayloadMutation({
    payload: TICKET,
    complexity: cost,
    description:
      'The requester writes again; 60 an hour. Errors: TICKET_STATE_REFUSED {status}, VALIDATION_FAILED at `body`, `fileIds`, FORBIDDEN, NOT_FOUND, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
  })
  async sendTicketMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendTicketMessageInput, INPUT) input: SendTicketMessageInput,
  ): Promise<{ ticket: Ticket }> {
    return { ticket: await writeToTicket(signedIn(ctx), textOf(input), TicketStep.WRITE) };
  }

  @Authorized()
  @PayloadMutation({
    payload: TICKET,
    complexity: cost,
    description:
      'Requester: reopens a resolved ticket, within 14 days, stating what remains unresolved. Errors: TICKET_STATE_REFUSED {status}, VALIDATION_FAILED at `body`, `fileIds`, FORBIDDEN, NOT_FOUND, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
  })
  async reopenTicket(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReopenTicketInput, INPUT) input: ReopenTicketInput,
  ): Promise<{ ticket: Ticket }> {
    return { ticket: await writeToTicket(signedIn(ctx), textOf(input), TicketStep.REOPEN) };
  }

  @Authorized()
  @PayloadMutation({
    payload: TICKET,
    complexity: cost,
    description:
      'Requester: rates a resolved ticket, within 14 days; rating again replaces it. Errors: TICKET_STATE_REFUSED {status}, BAD_REQUEST, FORBIDDEN, NOT_FOUND.',
  })
  async rateTicket(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RateTicketInput, INPUT) { ticketId, score }: RateTicketInput,
  ): Promise<{ ticket: Ticket }> {
    return { ticket: await rateTicket(signedIn(ctx), fromGlobalId('Ticket', ticketId), score) };
  }

  @Authorized()
  @Subscription(() => Ticket, {
    description:
      "The viewer's tickets as they change. WebSocket only. Ends with the session, or when the token expires (close code 4403): reconnect with a new one.",
    subscribe: ({ context }) => subscribeToOwnTickets(signedIn(context as RequestContext)),
  })
  ticketChanged(@Root() ticket: Ticket): Ticket {
    return ticket;
  }
}
