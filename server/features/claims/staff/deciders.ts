import type { ServiceContext } from '../../../core/context.js';
import { rolesFor } from '../../../core/staff-acts.js';
import type { Claim } from '../claim.entity.js';

/** Staff who can decide a claim: neither a side of it nor, for an appeal, one who decided before. */
export function selectDeciders({ db }: ServiceContext, { id, bookingId }: Pick<Claim, 'id' | 'bookingId'>) {
  return db
    .selectFrom('User as u')
    .select(['u.id', 'u.fullName'])
    .where('u.suspendedAt', 'is', null)
    .where('u.erasedAt', 'is', null)
    .where((eb) =>
      eb.and([
        eb.exists(
          eb
            .selectFrom('UserRole as r')
            .select('r.userId')
            .whereRef('r.userId', '=', 'u.id')
            .where('r.role', 'in', rolesFor('DECIDE_CLAIMS')),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('Booking as b')
              .select('b.id')
              .where('b.id', '=', bookingId)
              .where((side) =>
                side.or([side('b.renterId', '=', side.ref('u.id')), side('b.hostId', '=', side.ref('u.id'))]),
              ),
          ),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('ClaimDecision as d')
              .select('d.claimId')
              .where('d.claimId', '=', id)
              .where((by) => by.or([by('d.decidedBy', '=', by.ref('u.id')), by('d.confirmedBy', '=', by.ref('u.id'))])),
          ),
        ),
      ]),
    );
}
