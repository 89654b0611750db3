import { Arg, Ctx, Field, InputType, Int, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { AFTER_ARG, clampFirst, FIRST_ARG } from '../../../core/graphql/connection.js';
import { listStaffTickets } from './staff-ticket-lists.js';
import { StaffTicketConnection } from './staff-ticket.types.js';

@InputType({ description: 'Which tickets.' })
export class StaffTicketFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Code or its beginning, part of the subject or of the name of who asked, their e-mail or phone, or reference of the booking; 2–100 characters.',
  })
  query?: string | null;
}

/** Tickets, as the staff look them up. */
@Resolver()
export class StaffTicketResolver {
  @AuthorizedStaff('SERVE_TICKETS')
  @Query(() => StaffTicketConnection, {
    complexity: ({ args, childComplexity }: { args: { first?: number | null }; childComplexity: number }) =>
      5 + clampFirst(args.first) * (1 + childComplexity),
    description:
      'Staff: tickets in any state, newest first; none of the viewer’s own. Errors: CURSOR_INVALID, MFA_SETUP_REQUIRED.',
  })
  staffTickets(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => StaffTicketFilter, { nullable: true, description: 'Which ones; all by default.' })
    filter?: StaffTicketFilter | null,
    @Arg('first', () => Int, FIRST_ARG) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<StaffTicketConnection> {
    return listStaffTickets(signedIn(ctx), filter?.query ?? '', { first: first ?? null, after: after ?? null });
  }
}
