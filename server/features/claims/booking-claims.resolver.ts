import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { plus } from '../../core/graphql/field-options.js';
import { Booking } from '../bookings/booking.entity.js';
import { mayActAs, viewerRoleOf } from '../bookings/booking.policy.js';
import { BookingAction } from '../bookings/booking.enums.js';
import { availableActions } from '../bookings/lifecycle/booking.state-machine.js';
import { claimOptions, loadActionContext } from './claim-views.js';
import { Claim } from './claim.entity.js';
import { bookingClaimsLoader, depositTakenLoader } from './claim.loaders.js';
import { ClaimOption } from './claim.types.js';
import { ClaimEvidence } from './evidence/claim-evidence.entity.js';
import { rentalFileUrl } from './evidence/rental-files.routes.js';

const one = plus(1);

@Resolver(() => ClaimEvidence)
export class ClaimEvidenceFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with clf_.' })
  id(@Root() { id }: ClaimEvidence): string {
    return toGlobalId('ClaimEvidence', id);
  }

  @FieldResolver(() => String, {
    description: 'The file’s URL; valid for one to two hours while the viewer’s session lasts.',
  })
  url(@Ctx() ctx: RequestContext, @Root() { id }: ClaimEvidence): string {
    return rentalFileUrl(signedIn(ctx), 'ClaimEvidence', id);
  }
}

@Resolver(() => Booking)
export class BookingClaimsResolver {
  @FieldResolver(() => [BookingAction], { description: 'What the viewer may do now.' })
  async availableActions(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<BookingAction[]> {
    const role = viewerRoleOf(ctx.viewer, booking);
    if (!role) return [];
    const { viewer } = signedIn(ctx);
    const open = availableActions(await loadActionContext(ctx, booking), role, ctx.clock.now());
    return open.filter((action) => mayActAs(viewer, role, action));
  }

  @FieldResolver(() => [Claim], { description: 'Its claims, newest first.', complexity: one })
  claims(@Ctx() ctx: RequestContext, @Root() { id }: Booking): Promise<readonly Claim[]> {
    return bookingClaimsLoader(ctx).load(id);
  }

  @FieldResolver(() => [ClaimOption], {
    description: 'The cases of the viewer’s side, closed windows included; empty for staff.',
    complexity: plus(3),
  })
  claimOptions(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<ClaimOption[]> {
    return claimOptions(ctx, booking);
  }

  @FieldResolver(() => Int, {
    description: 'What claims have left of the deposit, cents; 0 without one.',
    complexity: one,
  })
  async depositLeftCents(@Ctx() ctx: RequestContext, @Root() { id, depositCents }: Booking): Promise<number> {
    return Math.max(0, depositCents - (await depositTakenLoader(ctx).load(id)));
  }
}
