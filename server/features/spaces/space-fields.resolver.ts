import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { isOn } from '../../core/constants/constants.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import { User, type UserRow } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { openInstructions } from './access-instructions.js';
import { AREA_RADIUS_M } from './approximate-area.js';
import { depositCents, depositOfHalfMonths } from './fields/space-codes.js';
import { is24h } from './space-access.rules.js';
import { ApproximateArea, GeoPoint, SpacePermissions, StayDiscounts } from './fields/space-fields.types.js';
import { allInMonthCents, hostNetMonthCents, pricePerM2Cents } from './pricing/space.pricing.js';
import { CommissionTerms } from './pricing/commission-terms.types.js';
import type { HostCommission } from './pricing/commission.enums.js';
import { policyTermsOf } from './pricing/policy-terms.js';
import { PolicyTerms } from './pricing/policy-terms.types.js';
import { commissionLoader, withCommission } from './pricing/host-commission.js';
import { SpacePhoto, type PhotoRow } from './photos/space-photo.entity.js';
import { DepositMonths, SpaceStatus } from './space.enums.js';
import { Space, type SpaceRow } from './space.entity.js';
import { accessRightLoader, addressRightLoader, loadCover, photosLoader, secretsLoader } from './space.loaders.js';
import { spaceStatusMeans } from './space-status.rules.js';
import { isOwnSpace, isHostOrStaff, spacePermissions } from './space.policy.js';

const PRIVATE_PLACE = 'Null unless viewerCan.seeExactAddress.';

/** Computed and restricted fields of a space. */
@Resolver(() => Space)
export class SpaceFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with spc_.' })
  id(@Root() space: SpaceRow): string {
    return toGlobalId('Space', space.id);
  }

  @FieldResolver(() => User, { description: 'The host.', complexity: ({ childComplexity }) => childComplexity })
  host(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<UserRow> {
    return loadUser(ctx, space.hostId);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The renter’s monthly price, fee and IVA included, cents.',
  })
  async priceAllInCents(@Root() { priceMonthCents }: SpaceRow, @Ctx() ctx: RequestContext): Promise<number | null> {
    return priceMonthCents === null ? null : allInMonthCents(priceMonthCents, await constantsOf(ctx));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether bookings are confirmed instantly; always false while instant booking is switched off.',
  })
  async isInstantBook(@Root() { isInstantBook }: SpaceRow, @Ctx() ctx: RequestContext): Promise<boolean> {
    return isInstantBook && isOn(await constantsOf(ctx), 'OFFERS_INSTANT_BOOKING');
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The all-in price of a month per square metre, cents.' })
  async pricePerM2Cents(
    @Root() { priceMonthCents, sizeM2 }: SpaceRow,
    @Ctx() ctx: RequestContext,
  ): Promise<number | null> {
    return priceMonthCents === null || !sizeM2
      ? null
      : pricePerM2Cents(priceMonthCents, sizeM2, await constantsOf(ctx));
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The host’s income per month, cents. Own space only.' })
  async hostNetMonthCents(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<number | null> {
    return space.priceMonthCents === null || !isOwnSpace(ctx.viewer, space)
      ? null
      : hostNetMonthCents(
          space.priceMonthCents,
          withCommission(await constantsOf(ctx), await commissionLoader(ctx).load(space.hostId)),
        );
  }

  @FieldResolver(() => CommissionTerms, {
    nullable: true,
    description: 'The commission of a booking that begins now. Own space only.',
  })
  commissionTerms(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<HostCommission> | null {
    return isOwnSpace(ctx.viewer, space) ? commissionLoader(ctx).load(space.hostId) : null;
  }

  @FieldResolver(() => PolicyTerms, { description: 'What its cancellation policy refunds of a booking made now.' })
  async cancellationTerms(@Root() { cancellationPolicy }: SpaceRow, @Ctx() ctx: RequestContext): Promise<PolicyTerms> {
    return policyTermsOf(cancellationPolicy, await constantsOf(ctx));
  }

  @FieldResolver(() => StayDiscounts, { description: 'The discounts of long stays on the rent.' })
  discounts(@Root() { discount90Percent, discount180Percent, discount365Percent }: SpaceRow): StayDiscounts {
    return { from90Percent: discount90Percent, from180Percent: discount180Percent, from365Percent: discount365Percent };
  }

  @FieldResolver(() => DepositMonths, { description: 'The deposit, in months of rent.' })
  deposit(@Root() { depositHalfMonths }: SpaceRow): DepositMonths {
    return depositOfHalfMonths(depositHalfMonths);
  }

  @FieldResolver(() => Int, { description: 'The deposit, cents.' })
  depositCents(@Root() { depositHalfMonths, priceMonthCents }: SpaceRow): number {
    return depositCents(depositOfHalfMonths(depositHalfMonths), priceMonthCents ?? 0);
  }

  @FieldResolver(() => String, { nullable: true, description: `Street and number. ${PRIVATE_PLACE}` })
  async address(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await seesExactAddress(ctx, space)) ? space.address : null;
  }

  @FieldResolver(() => String, { nullable: true, description: PRIVATE_PLACE })
  async floor(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await seesExactAddress(ctx, space)) ? space.floor : null;
  }

  @FieldResolver(() => String, { nullable: true, description: PRIVATE_PLACE })
  async door(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<string | null> {
    return (await seesExactAddress(ctx, space)) ? space.door : null;
  }

  @FieldResolver(() => GeoPoint, { nullable: true, description: `The exact pin. ${PRIVATE_PLACE}` })
  async exactLocation(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<GeoPoint | null> {
    const { lat, lng } = space;
    return lat !== null && lng !== null && (await seesExactAddress(ctx, space)) ? { lat, lng } : null;
  }

  @FieldResolver(() => ApproximateArea, {
    nullable: true,
    description: 'Its approximate position; null only in a draft.',
  })
  approximateArea(@Root() { areaLat, areaLng }: SpaceRow): ApproximateArea | null {
    return areaLat === null || areaLng === null ? null : { lat: areaLat, lng: areaLng, radiusM: AREA_RADIUS_M };
  }

  @FieldResolver(() => Boolean, { description: 'Whether renters can come at any hour of any day.' })
  is24h(@Root() { accessHours }: SpaceRow): boolean {
    return is24h(accessHours);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The access instructions. Null unless own space, or own confirmed booking from its first day on.',
  })
  async accessInstructions(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<string | null> {
    const sealed = space.accessInstructions;
    // Staff who view Hueco as a person do not see the access instructions.
    if (sealed === null || !ctx.viewer || ctx.viewer.isReadOnly) return null;
    const isAllowed = isOwnSpace(ctx.viewer, space) || (await accessRightLoader(ctx as SignedInContext).load(space.id));
    return isAllowed ? openInstructions(ctx, space.id, sealed) : null;
  }

  @FieldResolver(() => [SpacePhoto], {
    description: 'Its pictures, the cover first.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  photos(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<readonly PhotoRow[]> {
    return photosLoader(ctx).load(space.id);
  }

  @FieldResolver(() => SpacePhoto, { nullable: true, description: 'The first picture.' })
  async coverPhoto(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<PhotoRow | null> {
    return (await loadCover(ctx, space)).cover;
  }

  @FieldResolver(() => Int, { description: 'The number of its pictures.' })
  async photoCount(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<number> {
    return (await loadCover(ctx, space)).photoCount;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the staff feature it on the home page.' })
  isFeatured(@Root() { isFeatured }: SpaceRow): boolean {
    return isFeatured;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the staff have verified the host’s right to let it.',
  })
  isVerified(@Root() { isVerified }: SpaceRow): boolean {
    return isVerified;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its host has the label "Anfitrión destacado", as in User.isFeaturedHost.',
  })
  hasFeaturedHost(@Root() { hasFeaturedHost }: SpaceRow): boolean {
    return hasFeaturedHost;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Since when it is paused; null while it is not. Host and admins; null for others.',
  })
  pausedAt(@Root() space: SpaceRow, @Ctx() { viewer }: RequestContext): Date | null {
    return space.status === SpaceStatus.PAUSED && isHostOrStaff(viewer, space) ? space.pausedAt : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether everybody may see it and ask for it.' })
  isPublic(@Root() { status }: SpaceRow): boolean {
    return spaceStatusMeans(status, 'isPublic');
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the next step is its host’s: write, mend or complete it; any other waits for the staff, rests or is over.',
  })
  isImprovable(@Root() { status }: SpaceRow): boolean {
    return spaceStatusMeans(status, 'isImprovable');
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is its host.' })
  isOwn(@Root() space: SpaceRow, @Ctx() { viewer }: RequestContext): boolean {
    return isOwnSpace(viewer, space);
  }

  @FieldResolver(() => SpacePermissions, { description: 'What the viewer may do with it now.' })
  async viewerCan(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<SpacePermissions> {
    const [hasAddressRight, isLimited] = await Promise.all([seesExactAddress(ctx, space), isLimitedHost(ctx, space)]);
    return spacePermissions(ctx.viewer, space, { hasAddressRight, isLimited });
  }
}

async function isLimitedHost(ctx: RequestContext, space: SpaceRow): Promise<boolean> {
  return isOwnSpace(ctx.viewer, space) && (await secretsLoader(ctx).load(space.id)).isHostLimited;
}

async function seesExactAddress(ctx: RequestContext, space: SpaceRow): Promise<boolean> {
  if (!ctx.viewer) return false;
  return isHostOrStaff(ctx.viewer, space) || addressRightLoader(ctx as SignedInContext).load(space.id);
}
