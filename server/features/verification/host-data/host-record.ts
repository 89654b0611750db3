import type { ExpressionBuilder, ExpressionWrapper } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import type { Tables } from '../../../database.js';
import { hasTaxDetails } from '../../accounts/tax/has-tax-details.js';
import { spaceStatusesThat } from '../../spaces/space-status.rules.js';

type WithUser = Tables & { u: Tables['User'] };
type Builder = ExpressionBuilder<WithUser, 'u'>;
type Condition = ExpressionWrapper<WithUser, 'u', boolean>;

// Bookings are a later feature, so their enum cannot be imported here.
const COMPLETE = 'complete' as Tables['PayoutAccount']['status'];

/** Whether the user with alias `u` can be paid out. */
export const hasPayoutAccount =
  (provider: string) =>
  (eb: Builder): Condition =>
    eb
      .exists(
        eb
          .selectFrom('PayoutAccount as p')
          .select('p.id')
          .whereRef('p.userId', '=', 'u.id')
          .where('p.provider', '=', provider)
          .where('p.status', '=', COMPLETE),
      )
      .$castTo<boolean>();

/** Level 4: everything that payouts and the tax office need. */
export const isPayee =
  (provider: string) =>
  (eb: Builder): Condition =>
    eb.and([hasTaxDetails(eb), hasPayoutAccount(provider)(eb)]).$castTo<boolean>();

/** Whether the user with alias `u` has a published space. */
export const isListed = (eb: Builder): Condition =>
  eb
    .exists(
      eb
        .selectFrom('Space as s')
        .select('s.id')
        .whereRef('s.hostId', '=', 'u.id')
        .where('s.status', 'in', spaceStatusesThat('isLettable')),
    )
    .$castTo<boolean>();

/** Users with their legally required details, and the progress of requests for them. */
export function selectHostRecords({ db, ports }: ServiceContext) {
  return db
    .selectFrom('User as u')
    .leftJoin('HostDataRequest as q', 'q.userId', 'u.id')
    .select(['u.id', 'u.isTrader', 'q.askedAt', 'q.remindedAt', 'q.unlistedAt'])
    .select((eb) => [
      hasTaxDetails(eb).as('hasTaxDetails'),
      hasPayoutAccount(ports.payments.current.name)(eb).as('hasPayoutAccount'),
      isListed(eb).as('isListed'),
    ]);
}
