import { Arg, Args, Ctx, Field, InputType, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { listStaffTickets } from './staff-ticket-lists.js';
import { StaffTicketConnection } from './staff-ticket.types.js';

@InputType({ description: 'Filters of tickets.' })
export class StaffTicketFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Code or its beginning, part of the subject or of the requester’s name, their e-mail or phone, or reference of the booking; 2–100 characters.',
  })
  query?: string | null;
}

/** Tickets, as the staff look them up. */
@Resolver()
export class StaffTicketResolver {
  @AuthorizedStaff('SERVE_TICKETS')
  @Query(() => StaffTicketConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      5 + pageSizeOf(args) * (1 + childComplexity),
    description:
      'Staff: tickets in any state, newest first, without the viewer’s own. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
  })
  staffTickets(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => StaffTicketFilter, { nullable: true, description: 'The filter; all by default.' })
    filter?: StaffTicketFilter | null,
    @Args(() => PAGE_ARGS) page?: PageArgs,
  ): Promise<StaffTicketConnection> {
    return listStaffTickets(signedIn(ctx), filter?.query ?? '', page ?? {});
  }
}
