import type { ServiceContext, SignedInContext } from '../../core/context.js';
import type { SpaceBookingFacts } from '../spaces/space-hooks.js';
import { HOLDING_SQL } from './bookable-space.js';
import { statusesWithAddress } from './booking.policy.js';

const WITH_ADDRESS = statusesWithAddress.map((status) => `'${status}'`).join(', ');

/** What spaces ask of bookings: whose bookings open an address or the way in. */
export const bookingFactsOfSpaces: SpaceBookingFacts = {
  addressRight: (ctx, spaceIds) => spacesOfRenter(ctx, spaceIds, 'true', []),
  accessRight: (ctx, spaceIds) =>
    spacesOfRenter(
      ctx,
      spaceIds,
      `case when left(s.postal_code, 2) in ('35', '38') then ?::date else ?::date end between b.starts_on and b.ends_on
       and b.requested_at is not null and b.decided_at is not null
       and exists (select from payments p where p.booking_id = b.id and p.kind = 'first' and p.status = 'captured')
       and (not ?::boolean or not exists (select from users u where u.id in (b.renter_id, b.host_id) and u.identity_verified_at is null))`,
      [ctx.clock.today('Atlantic/Canary'), ctx.clock.today('Europe/Madrid'), ctx.config.requireIdentity],
    ),
  hasOpenBooking: async (tx: ServiceContext, spaceId: string) => {
    const [row] = await tx.em.execute<{ open: boolean }[]>(
      `select exists (select from bookings where space_id = ? and status in (${HOLDING_SQL}) and not (status = 'pending_payment' and hold_expires_at <= ?)
         and (ends_on >= ?::date or status in ('move_out', 'terminated'))) as open`,
      // Where days end last.
      [spaceId, tx.clock.now(), tx.clock.today('Atlantic/Canary')],
    );
    return row?.open ?? false;
  },
};

async function spacesOfRenter(ctx: SignedInContext, spaceIds: readonly string[], condition: string, values: readonly (string | boolean)[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.em.execute<{ space_id: string }[]>(
    `select distinct b.space_id from bookings b join spaces s on s.id = b.space_id
     where b.renter_id = ? and b.space_id = any(?::uuid[]) and b.status in (${WITH_ADDRESS}) and ${condition}`,
    [ctx.viewer.id, `{${spaceIds.join(',')}}`, ...values],
  );
  return new Set(rows.map(({ space_id }) => space_id));
}
