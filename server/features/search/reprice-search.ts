import { isOn } from '../../core/constants/constants.js';
import type { ServiceContext } from '../../core/context.js';
import { loadConstants } from '../../core/constants/load-constants.js';
import { allInMonthCents } from '../spaces/pricing/space.pricing.js';

/**
 * Updates the prices that search filters, sorts and pins by to the current fees, in one statement, and the filter of instant booking to its
 * switch. Rents are whole euros within bounds, so there are far fewer of them than spaces.
 */
export async function repriceSearch(tx: ServiceContext): Promise<void> {
  const constants = await loadConstants(tx);
  const isInstantOffered = isOn(constants, 'OFFERS_INSTANT_BOOKING');
  const rents = await tx.em.execute<{ rent: number }[]>(
    'select distinct s.price_month_cents as rent from space_search r join spaces s on s.id = r.id',
  );
  const prices = rents.map(({ rent }) => ({ rent, price: allInMonthCents(rent, constants) }));
  await tx.em.execute(
    `update space_search r set price_cents = p.price, price_m2_cents = floor(p.price / s.size_m2 + 0.5)::int
     from spaces s, jsonb_to_recordset(?::jsonb) as p (rent int, price int)
     where s.id = r.id and p.rent = s.price_month_cents and r.price_cents <> p.price`,
    [JSON.stringify(prices)],
  );
  await tx.em.execute(
    `update space_search r set is_instant = s.is_instant_book and ? from spaces s
     where s.id = r.id and r.is_instant <> (s.is_instant_book and ?)`,
    [isInstantOffered, isInstantOffered],
  );
}
