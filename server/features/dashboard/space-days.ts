import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import { columnRef, type Tables } from '../../database.js';
import { MAINLAND_ZONE } from '../../core/values/time-zone.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
import { earnedUntil } from '../bookings/earned-days.js';
import type { SpaceDays } from './occupancy.rules.js';

const kindOf = (kind: SpaceDays['kind']) => sql<SpaceDays['kind']>`${sql.lit(kind)}`.as('kind');

/** What the occupancy of some spaces is counted from, within half-open days. */
export function spaceDays(
  db: Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>,
  ids: readonly string[] | Expression<string>,
  from: string | Expression<string>,
  until: string | Expression<string>,
) {
  const publishedOn = sql<string>`(${columnRef<'Space'>('s.publishedAt')} at time zone ${sql.lit(MAINLAND_ZONE)})::date`;
  return db
    .selectFrom('Space as s')
    .select((eb) => ['s.id as spaceId', publishedOn.as('from'), eb.cast<string>(eb.val(until), 'date').as('to')])
    .select(kindOf('offered'))
    .where('s.id', 'in', ids)
    .where(publishedOn, '<', until)
    .unionAll(
      db
        .selectFrom('Booking as b')
        .select(['b.spaceId', 'b.from', earnedUntil.as('to'), kindOf('taken')])
        .where('b.spaceId', 'in', ids)
        .where('b.status', 'in', statusesThat('isEarning'))
        .where('b.from', '<', until)
        .where(earnedUntil, '>', from),
    )
    .unionAll(
      db
        .selectFrom('SpaceBlock as k')
        .select(['k.spaceId', 'k.from', 'k.to', kindOf('blocked')])
        .where('k.spaceId', 'in', ids)
        .where('k.from', '<', until)
        .where('k.to', '>', from),
    );
}
