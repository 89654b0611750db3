import { Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { Locale } from '../../core/values/locale.js';
import { User, type UserRow } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { TicketFile } from './files/ticket-file.entity.js';
import { ticketFileUrl } from './files/ticket-file-url.js';
import { SavedReply } from './staff/saved-reply.entity.js';
import { authorName, publicName } from './ticket-names.js';
import { listTicketMessages } from './ticket-lists.js';
import { ANSWER_MINUTES } from './ticket-input.rules.js';
import { reopenUntil, TicketActor } from './ticket.transitions.js';
import { TicketAction, TicketAuthor } from './ticket.enums.js';
import { Ticket } from './ticket.entity.js';
import { ticketFilesLoader, ticketLoader } from './ticket.loaders.js';
import { TicketMessage } from './ticket-message.entity.js';
import { ticketActions, ticketActorOf } from './ticket.policy.js';
import { TicketMessageConnection } from './ticket.types.js';
import { workingMinutesBetween } from './working-hours.rules.js';

const isStaff = (ctx: RequestContext, ticket: Ticket): boolean =>
  ticketActorOf(ctx.viewer, ticket) === TicketActor.STAFF;

@Resolver(() => Ticket)
export class TicketFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with tkt_.' })
  id(@Root() { id }: Ticket): string {
    return toGlobalId('Ticket', id);
  }

  @FieldResolver(() => Locale, { description: 'The language in which it is answered.' })
  locale(@Root() { locale }: Ticket): Locale {
    return locale;
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'Its booking; null without one.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  booking(@Ctx() ctx: RequestContext, @Root() { bookingId }: Ticket): Promise<Booking | null> | null {
    return bookingId === null ? null : bookingLoader(ctx).load(bookingId);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Working minutes until the first answer; null before it.',
  })
  firstAnswerMinutes(@Root() { createdAt, firstAnsweredAt }: Ticket): number | null {
    return firstAnsweredAt && workingMinutesBetween(createdAt, firstAnsweredAt);
  }

  @FieldResolver(() => Int, { description: 'Working minutes within which the first answer is promised.' })
  promisedMinutes(@Root() { priority }: Ticket): number {
    return ANSWER_MINUTES[priority];
  }

  @FieldResolver(() => Date, { nullable: true, description: 'Until when it can be reopened; null unless resolved.' })
  reopenUntil(@Root() ticket: Ticket): Date | null {
    return reopenUntil(ticket);
  }

  @FieldResolver(() => [TicketAction], { description: 'The actions of the viewer on it now.' })
  availableActions(@Ctx() ctx: RequestContext, @Root() ticket: Ticket): TicketAction[] {
    return ticketActions(ticketActorOf(ctx.viewer, ticket), ticket, ctx.clock.now());
  }

  @FieldResolver(() => TicketMessageConnection, {
    description:
      'Its messages, newest first; staff notes for support only. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
  })
  messages(
    @Ctx() ctx: RequestContext,
    @Root() ticket: Ticket,
    @Args(() => PAGE_ARGS) page: PageArgs,
  ): Promise<TicketMessageConnection> {
    return listTicketMessages(ctx, ticket, page);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Staff: the account; null for somebody without one, and for the requester.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  requester(@Ctx() ctx: RequestContext, @Root() ticket: Ticket): Promise<UserRow> | null {
    return ticket.requesterId !== null && isStaff(ctx, ticket) ? loadUser(ctx, ticket.requesterId) : null;
  }

  @FieldResolver(() => String, { description: 'The requester: the account’s public name, or the given one.' })
  async requesterName(@Ctx() ctx: RequestContext, @Root() { requesterId, name }: Ticket): Promise<string> {
    return requesterId === null ? name : publicName(await loadUser(ctx, requesterId));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Staff: the address of somebody without an account; null otherwise.',
  })
  requesterEmail(@Ctx() ctx: RequestContext, @Root() ticket: Ticket): string | null {
    return isStaff(ctx, ticket) ? ticket.email : null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Staff: the assignee; null for none, and for the requester.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  assignee(@Ctx() ctx: RequestContext, @Root() ticket: Ticket): Promise<UserRow> | null {
    return ticket.assigneeId !== null && isStaff(ctx, ticket) ? loadUser(ctx, ticket.assigneeId) : null;
  }
}

@Resolver(() => TicketMessage)
export class TicketMessageFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with tkm_.' })
  id(@Root() { id }: TicketMessage): string {
    return toGlobalId('TicketMessage', id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The author: a first name of support for the requester, public names for support; null for the program.',
  })
  async authorName(@Ctx() ctx: RequestContext, @Root() message: TicketMessage): Promise<string | null> {
    const ticket = await ticketLoader(ctx).load(message.ticketId);
    if (!ticket || message.author === TicketAuthor.SYSTEM) return null;
    if (message.authorId === null) return ticket.name;
    return authorName(await loadUser(ctx, message.authorId), {
      isFirstNameOnly: message.author === TicketAuthor.STAFF && !isStaff(ctx, ticket),
    });
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer's side wrote it." })
  async isOwn(@Ctx() ctx: RequestContext, @Root() { ticketId, author }: TicketMessage): Promise<boolean> {
    const ticket = await ticketLoader(ctx).load(ticketId);
    return ticket !== null && author === (isStaff(ctx, ticket) ? TicketAuthor.STAFF : TicketAuthor.REQUESTER);
  }

  @FieldResolver(() => [TicketFile], {
    description: 'Its files, five at most, in the order they were attached.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  files(@Ctx() ctx: RequestContext, @Root() { id }: TicketMessage): Promise<readonly TicketFile[]> {
    return ticketFilesLoader(ctx).load(id);
  }
}

@Resolver(() => TicketFile)
export class TicketFileFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with tkf_.' })
  id(@Root() { id }: TicketFile): string {
    return toGlobalId('TicketFile', id);
  }

  @FieldResolver(() => Int, { description: 'Its size in bytes.' })
  sizeBytes(@Root() { bytes }: TicketFile): number {
    return bytes;
  }

  @FieldResolver(() => String, {
    description:
      'Its download URL: valid for one to two hours while the viewer’s session lasts, and unchanged within the hour. A PDF is served as a download.',
  })
  url(@Ctx() ctx: RequestContext, @Root() { id }: TicketFile): string {
    return ticketFileUrl(signedIn(ctx), id);
  }
}

@Resolver(() => SavedReply)
export class SavedReplyFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with svr_.' })
  id(@Root() { id }: SavedReply): string {
    return toGlobalId('SavedReply', id);
  }
}
