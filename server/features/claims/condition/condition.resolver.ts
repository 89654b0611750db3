import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { sumCents } from '../../../core/values/money.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';
import { Booking } from '../../bookings/booking.entity.js';
import { MIN_CONDITION_PHOTOS } from '../../bookings/stay/move-in.rules.js';
import { MoveIn } from '../../bookings/stay/move-in.types.js';
import { ClaimSide, ItemKind } from '../claim.enums.js';
import { bookingRecordsLoader } from '../claim.loaders.js';
import { claimSideOf } from '../claim.policy.js';
import { rentalFileUrl } from '../evidence/rental-files.routes.js';
import { ConditionPhoto } from './condition-photo.entity.js';
import {
  ConditionRights,
  Inventory,
  SetInventoryInput,
  SignInventoryInput,
  type ItemInput,
} from './condition.types.js';
import { isInventoryOpen, MAX_PHOTOS, photoMoments, photosTaken } from './condition.rules.js';
import { setInventory, signInventory } from './edit-inventory.js';
import { loadMoveIn } from './load-move-in.js';
import { readInventory } from './read-inventory.js';

/** Items as the commands take them. */
export const itemsOf = (items: readonly ItemInput[]) =>
  items.map(({ name, kind, valueCents }) => ({ name, kind: kind ?? ItemKind.GENERAL, valueCents }));

@Resolver(() => Booking)
export class BookingConditionResolver {
  @FieldResolver(() => MoveIn, {
    nullable: true,
    description: 'The progress of the move-in; null before the confirmation and after the end.',
  })
  moveIn(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<MoveIn | null> {
    return loadMoveIn(ctx, booking);
  }

  @FieldResolver(() => [ConditionPhoto], {
    description:
      'Photos of the condition at move-in and move-out, oldest first; 20 at most of one side at one moment, and as many again once a rental is ended early.',
    complexity: ({ childComplexity }) => 2 + 4 * childComplexity,
  })
  conditionPhotos(@Ctx() ctx: RequestContext, @Root() { id }: Booking): Promise<ConditionPhoto[]> {
    return ctx.em.fork().find(ConditionPhoto, { bookingId: id }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  @FieldResolver(() => ConditionRights, {
    description: 'What the viewer may record about the condition now.',
    complexity: plus(3),
  })
  async conditionRights(@Ctx() ctx: RequestContext, @Root() booking: Booking): Promise<ConditionRights> {
    const side = claimSideOf(ctx.viewer, booking);
    const isOpen = side !== null && isInventoryOpen(booking);
    const view = await readInventory(ctx, booking.id);
    const { openSides } = await bookingRecordsLoader(ctx).load(booking.id);
    const moments = side ? photoMoments(booking, ctx.clock.today(booking.termsSnapshot.timeZone)) : [];
    const uploaderId = ctx.viewer?.id ?? '';
    const own =
      moments.length === 0 ? [] : await ctx.em.fork().find(ConditionPhoto, { bookingId: booking.id, uploaderId });
    return {
      photoMoments: moments,
      fullMoments: moments.filter((moment) => photosTaken(own, booking, { uploaderId, moment }) >= MAX_PHOTOS),
      minPhotos: MIN_CONDITION_PHOTOS,
      maxPhotos: MAX_PHOTOS,
      canSetInventory: isOpen && side === ClaimSide.RENTER && !openSides.includes(side),
      canSignInventory: isOpen && view.items.length > 0 && view.signatures.every((signed) => signed.side !== side),
    };
  }

  @FieldResolver(() => Inventory, {
    nullable: true,
    description: 'The list of stored things; null while there is none.',
    complexity: plus(2),
  })
  async inventory(@Ctx() ctx: RequestContext, @Root() { id }: Booking): Promise<Inventory | null> {
    const view = await readInventory(ctx, id);
    const totalCents = sumCents(view.items.map(({ valueCents }) => valueCents));
    return view.items.length === 0 ? null : { ...view, totalCents };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with its list.'] },
    complexity: plus(10),
    description:
      'Renter: replaces the list of stored things, which invalidates earlier signatures. Errors: VALIDATION_FAILED, CLAIM_OPEN, FORBIDDEN for the host, BOOKING_TRANSITION_REFUSED, NOT_FOUND.',
  })
  async setInventory(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetInventoryInput, INPUT) { bookingId, items }: SetInventoryInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await setInventory(signedIn(ctx), fromGlobalId('Booking', bookingId), itemsOf(items)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { booking: [() => Booking, 'The booking, with the signature.'] },
    complexity: plus(10),
    description:
      'Signs the displayed list for a side; idempotent. Errors: INVENTORY_CHANGED when the list has changed, BOOKING_TRANSITION_REFUSED, NOT_FOUND.',
  })
  async signInventory(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SignInventoryInput, INPUT) { bookingId, hash }: SignInventoryInput,
  ): Promise<{ booking: Booking }> {
    return { booking: await signInventory(signedIn(ctx), fromGlobalId('Booking', bookingId), hash) };
  }
}

@Resolver(() => ConditionPhoto)
export class ConditionPhotoFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with cdp_.' })
  id(@Root() { id }: ConditionPhoto): string {
    return toGlobalId('ConditionPhoto', id);
  }

  @FieldResolver(() => ClaimSide, { description: 'The side that took it.', complexity: 1 })
  async by(@Ctx() ctx: RequestContext, @Root() { bookingId, uploaderId }: ConditionPhoto): Promise<ClaimSide> {
    const booking = await ctx.em.fork().findOneOrFail(Booking, bookingId);
    return booking.renterId === uploaderId ? ClaimSide.RENTER : ClaimSide.HOST;
  }

  @FieldResolver(() => String, {
    description: 'Its URL; valid for one to two hours while the viewer’s session lasts.',
  })
  url(@Ctx() ctx: RequestContext, @Root() { id }: ConditionPhoto): string {
    return rentalFileUrl(signedIn(ctx), 'ConditionPhoto', id);
  }
}
