import type { ServiceContext } from '../../../core/context.js';
import type { JobRegistry } from '../../../core/jobs/jobs.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { peersOf } from './stats-queries.js';
import { positionAmong } from './stats.rules.js';

const AT_ONCE = 200;

export function registerStatsJobs(registry: JobRegistry): void {
  registry.every('40 3 * * 1', 'stats.keep-positions', storePositions);
}

/** Stores this month's price position of each published space; without a median for fewer than five peers. */
async function storePositions(ctx: ServiceContext): Promise<void> {
  const month = `${localDateOf(ctx.clock.now()).slice(0, 7)}-01`;
  let after: string | null = null;
  for (;;) {
    const spaces = await offered(ctx, after);
    const last = spaces.at(-1);
    if (!last) return;
    const peers = await peersOf(
      ctx,
      spaces.map(({ id }) => id),
    );
    const rows = spaces.flatMap(({ id, priceCents }) => {
      const { medianCents } = positionAmong(peers.get(id) ?? []);
      return medianCents === null ? [] : [{ spaceId: id, month, priceCents, medianCents }];
    });
    if (rows.length > 0)
      await inTransaction(ctx, (tx) =>
        tx.db
          .insertInto('PastPosition')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['spaceId', 'month']).doUpdateSet((eb) => ({
              priceCents: eb.ref('excluded.priceCents'),
              medianCents: eb.ref('excluded.medianCents'),
            })),
          )
          .execute(),
      );
    after = last.id;
  }
}

function offered({ db }: ServiceContext, after: string | null) {
  return db
    .selectFrom('SpaceSearch')
    .select(['id', 'priceCents'])
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}
