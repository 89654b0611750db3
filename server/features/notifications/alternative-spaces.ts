import type { ServiceContext } from '../../core/context.js';
import type { BookingFacts } from './event-story.js';

/** A space to look at instead. */
export interface AlternativeSpace {
  readonly id: string;
  readonly title: string;
  /** All-in price of a month. */
  readonly priceCents: number;
}

/** Up to three spaces of the same kind in the same city that are free on the same days, the nearest in price first. */
export async function alternativesFor(tx: ServiceContext, booking: BookingFacts): Promise<AlternativeSpace[]> {
  return tx.em.execute<AlternativeSpace[]>(
    `select s.id, s.title, f.price_cents as "priceCents"
     from spaces o join spaces s on s.type = o.type and s.city_id is not distinct from o.city_id and s.id <> o.id and s.host_id <> ?
     join space_search f on f.id = s.id
     where o.id = ? and f.available_from <= ?::date and f.min_days <= ?::date - ?::date
       and not f.busy && datemultirange(daterange(?::date, ?::date))
     order by abs(s.price_month_cents - o.price_month_cents), s.id limit 3`,
    [booking.renterId, booking.spaceId, booking.from, booking.to, booking.from, booking.from, booking.to],
  );
}
