import { Arg, Args, Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { User, type UserRow } from '../../accounts/user.entity.js';
import { subscribeToQueue } from '../live/ticket-changes.js';
import { TicketQueueScope } from '../ticket.enums.js';
import { Ticket } from '../ticket.entity.js';
import {
  AddTicketNoteInput,
  AnswerTicketInput,
  AssignTicketInput,
  DeleteSavedReplyInput,
  SaveSavedReplyInput,
} from '../ticket.inputs.js';
import { textOf } from '../ticket.resolver.js';
import { TicketQueue } from '../ticket.types.js';
import { addTicketNote, answerTicket, assignTicket } from './answer-ticket.js';
import { deleteSavedReply, listSavedReplies, MAX_SAVED_REPLIES, saveSavedReply } from './saved-replies.js';
import { SavedReply } from './saved-reply.entity.js';
import { listSupportStaff } from './support-staff.js';
import { listTicketQueue } from './ticket-queue.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';

const cost = plus(10);

const TICKET = { ticket: [() => Ticket, 'The updated ticket.'] } as const;

@Resolver()
export class TicketStaffResolver {
  @AuthorizedStaff('SERVE_TICKETS')
  @Query(() => TicketQueue, {
    description:
      'Staff: a part of the queue of tickets, by deadline, without the viewer’s own. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: ({ args, childComplexity }) => 3 + pageSizeOf(args) * (1 + childComplexity),
  })
  ticketQueue(
    @Ctx() ctx: RequestContext,
    @Arg('scope', () => TicketQueueScope, {
      nullable: true,
      defaultValue: TicketQueueScope.ALL,
      description: 'The part.',
    })
    scope?: TicketQueueScope | null,
    @Args(() => PAGE_ARGS) page?: PageArgs,
  ): Promise<TicketQueue> {
    return listTicketQueue(signedIn(ctx), scope ?? TicketQueueScope.ALL, page ?? {});
  }

  @AuthorizedStaff('SERVE_TICKETS')
  @Query(() => [User], {
    complexity: ({ childComplexity }) => 2 + 20 * childComplexity,
    description: 'Staff: the members of support, by name; at most 100. Errors: MFA_SETUP_REQUIRED.',
  })
  supportStaff(@Ctx() ctx: RequestContext): Promise<UserRow[]> {
    return listSupportStaff(signedIn(ctx));
  }

  @AuthorizedStaff('SERVE_TICKETS')
  @Query(() => [SavedReply], {
    complexity: ({ childComplexity }) => 2 + MAX_SAVED_REPLIES * childComplexity,
    description: 'Staff: the saved replies of support by title, at most 100. Errors: MFA_SETUP_REQUIRED.',
  })
  savedReplies(@Ctx() ctx: RequestContext): Promise<SavedReply[]> {
    return listSavedReplies(signedIn(ctx));
  }

  @AuthorizedStaff('SERVE_TICKETS')
  @PayloadMutation({
    payload: TICKET,
    complexity: cost,
    description:
      'Staff: answers a ticket, and waits or resolves it. Errors: MFA_SETUP_REQUIRED, TICKET_STATE_REFUSED {status}, VALIDATION_FAILED at `body`, `fileIds`, FORBIDDEN for the caller’s own, NOT_FOUND, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS.',
  })
  async answerTicket(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnswerTicketInput, INPUT) input: AnswerTicketInput,
  ): Promise<{ ticket: Ticket }> {
    return { ticket: await answerTicket(signedIn(ctx), { ...textOf(input), isResolved: input.isResolved }) };
  }

  @AuthorizedStaff('SERVE_TICKETS')
  @PayloadMutation({
    payload: TICKET,
    complexity: cost,
    description:
      'Staff: writes a note that only support sees. Errors: MFA_SETUP_REQUIRED, VALIDATION_FAILED at `body`, FORBIDDEN for the caller’s own, NOT_FOUND, RATE_LIMITED.',
  })
  async addTicketNote(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddTicketNoteInput, INPUT) { ticketId, body }: AddTicketNoteInput,
  ): Promise<{ ticket: Ticket }> {
    return { ticket: await addTicketNote(signedIn(ctx), fromGlobalId('Ticket', ticketId), body) };
  }

  @AuthorizedStaff('SERVE_TICKETS')
  @PayloadMutation({
    payload: TICKET,
    complexity: cost,
    description:
      'Staff: assigns a ticket to a member of support, or to nobody. Errors: MFA_SETUP_REQUIRED, FORBIDDEN for the caller’s own, NOT_FOUND.',
  })
  async assignTicket(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AssignTicketInput, INPUT) { ticketId, userId }: AssignTicketInput,
  ): Promise<{ ticket: Ticket }> {
    const assignee = userId == null ? null : fromGlobalId('User', userId);
    return { ticket: await assignTicket(signedIn(ctx), fromGlobalId('Ticket', ticketId), assignee) };
  }

  @AuthorizedStaff('SERVE_TICKETS')
  @PayloadMutation({
    payload: { savedReply: [() => SavedReply, 'The saved reply.'] },
    complexity: cost,
    description:
      'Staff: creates or changes a saved reply. Errors: MFA_SETUP_REQUIRED, VALIDATION_FAILED at `title`, `textEs`, `textEn`, NOT_FOUND, QUICK_REPLIES_FULL.',
  })
  async saveSavedReply(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveSavedReplyInput, INPUT) { savedReplyId, title, textEs, textEn }: SaveSavedReplyInput,
  ): Promise<{ savedReply: SavedReply }> {
    return { savedReply: await saveSavedReply(signedIn(ctx), { id: savedReplyId ?? null, title, textEs, textEn }) };
  }

  @AuthorizedStaff('SERVE_TICKETS')
  @PayloadMutation({
    payload: { isDeleted: [() => Boolean, 'Always true, even if it did not exist.'] },
    complexity: cost,
    description: 'Staff: deletes a saved reply. Errors: MFA_SETUP_REQUIRED, NOT_FOUND for an id of another type.',
  })
  async deleteSavedReply(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteSavedReplyInput, INPUT) { savedReplyId }: DeleteSavedReplyInput,
  ): Promise<{ isDeleted: boolean }> {
    await deleteSavedReply(signedIn(ctx), savedReplyId);
    return { isDeleted: true };
  }

  @AuthorizedStaff('SERVE_TICKETS')
  @Subscription(() => Ticket, {
    description:
      'Staff: tickets as they change. WebSocket only. Ends with the session, or when the token expires (close code 4403): reconnect with a new one.',
    subscribe: ({ context }) => subscribeToQueue(signedIn(context as RequestContext)),
  })
  ticketQueueChanged(@Root() ticket: Ticket): Ticket {
    return ticket;
  }
}
