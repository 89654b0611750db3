import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { Role } from '../../../core/roles.js';
import { mayDo } from '../../../core/staff-acts.js';
import { shownReasonName } from '../../accounts/measures/measure-reasons.loaders.js';
import { TraderDetails } from '../../accounts/trader/trader-details.entity.js';
import { traderDetailsLoader } from '../../accounts/trader/trader-details.loaders.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { loadSpaces } from '../../spaces/space.loaders.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { listActs } from '../audit/timeline.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { listNotes } from '../notes/staff-notes.js';
import { countRunning, hostMoneyOf, latestBookingsOf, latestSpacesOf, listMeasures } from './person-details.js';
import { personActs } from './person.policy.js';
import { Person, PersonAct, PersonHostMoney, PersonMeasure } from './person.types.js';

/** Fields of a person's page besides the list's columns; queried for one person at a time. */
@Resolver(() => Person)
export class PersonFieldsResolver {
  @FieldResolver(() => [PersonAct], { description: 'The acts the viewer may perform on this person now.' })
  availableActs(@Ctx() ctx: RequestContext, @Root() person: Person): PersonAct[] {
    return personActs(signedIn(ctx).viewer, person);
  }

  @FieldResolver(() => TraderDetails, {
    nullable: true,
    description: 'Their details as a professional host; null until they have entered them.',
  })
  traderDetails(@Ctx() ctx: RequestContext, @Root() { uuid }: Person): Promise<TraderDetails | null> {
    return traderDetailsLoader(ctx).load(uuid);
  }

  @FieldResolver(() => [PersonMeasure], {
    complexity: 5,
    description: 'Warnings, limits and suspensions, newest first, at most 50.',
  })
  measures(@Ctx() ctx: RequestContext, @Root() { uuid }: Person): Promise<PersonMeasure[]> {
    return listMeasures(ctx, uuid);
  }

  @FieldResolver(() => [Booking], {
    complexity: ({ childComplexity }) => 5 + 8 * childComplexity,
    description: 'The eight newest bookings on either side.',
  })
  async latestBookings(@Ctx() ctx: RequestContext, @Root() { uuid }: Person): Promise<Booking[]> {
    if (!mayDo(ctx.viewer, 'SEE_BOOKINGS')) return [];
    const found = await Promise.all((await latestBookingsOf(ctx, uuid)).map((id) => bookingLoader(ctx).load(id)));
    return found.filter((booking) => booking !== null);
  }

  @FieldResolver(() => Int, {
    complexity: 5,
    description: 'Active rentals on either side, from move-in until the keys are returned.',
  })
  runningBookingCount(@Ctx() ctx: RequestContext, @Root() { uuid }: Person): Promise<number> {
    return countRunning(ctx, uuid);
  }

  @FieldResolver(() => PersonHostMoney, {
    nullable: true,
    complexity: 10,
    description: 'Their money as a host; null for people who are not hosts.',
  })
  hostMoney(@Ctx() ctx: RequestContext, @Root() { uuid, roles }: Person): Promise<PersonHostMoney> | null {
    return roles.includes(Role.HOST) ? hostMoneyOf(ctx, uuid) : null;
  }

  @FieldResolver(() => [Space], {
    complexity: ({ childComplexity }) => 5 + 8 * childComplexity,
    description: 'The eight newest spaces, drafts included.',
  })
  async latestSpaces(@Ctx() ctx: RequestContext, @Root() { uuid }: Person): Promise<SpaceRow[]> {
    return mayDo(ctx.viewer, 'SEE_SPACES') ? loadSpaces(ctx, await latestSpacesOf(ctx, uuid)) : [];
  }

  @FieldResolver(() => [StaffNoteView], { complexity: 5, description: 'Notes of the staff, newest first, at most 50.' })
  notes(@Ctx() ctx: RequestContext, @Root() { uuid }: Person): Promise<StaffNoteView[]> {
    return listNotes(ctx, 'User', uuid);
  }

  @FieldResolver(() => [AuditRecord], {
    complexity: 5,
    description: 'Their audit log, newest first, at most 50.',
  })
  timeline(@Ctx() ctx: RequestContext, @Root() { uuid }: Person): Promise<AuditRecord[]> {
    return listActs(ctx, 'User', uuid);
  }
}

@Resolver(() => PersonMeasure)
export class PersonMeasureResolver {
  @FieldResolver(() => String, { description: 'The current label of its reason, in the viewer’s language.' })
  reasonName(@Ctx() ctx: RequestContext, @Root() { reason }: PersonMeasure): Promise<string> {
    return shownReasonName(ctx, reason);
  }
}
