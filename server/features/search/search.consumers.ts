import { ConstantGroup, isPlatformConstantKey, platformConstants } from '../../core/constants/constants.js';
import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { repriceSearch } from './reprice-search.js';
import { refreshSearchRows } from './search-projection.js';
import { scheduleRefresh } from './search.jobs.js';

/** The event consumers of search. These events come from triggers, so that every change of the tables causes them. */
export function registerSearchConsumers(consumers: ConsumerRegistry): void {
  consumers.on(['platform.constants_changed'], followSettings);
  consumers.on(['users.suspension_changed'], refreshRowsOfHost);
}

/** Prices in the rows are updated at once; the price position within a zone needs every row again, so a job does it. */
async function followSettings(tx: ServiceContext, { payload: { key } }: StoredEvent): Promise<void> {
  await repriceSearch(tx);
  const group = typeof key === 'string' && isPlatformConstantKey(key) ? platformConstants[key].group : null;
  if (group === ConstantGroup.ZONES || group === ConstantGroup.SUGGESTION) await scheduleRefresh(tx);
}

/** Spaces of a suspended host leave the search, and return when the suspension ends. */
async function refreshRowsOfHost(tx: ServiceContext, { payload }: StoredEvent): Promise<void> {
  const rows = await tx.em.execute<{ id: string }[]>(
    `select id from spaces where host_id = ? and status = 'published' order by id`,
    [String(payload['userId'])],
  );
  await refreshSearchRows(
    tx,
    rows.map(({ id }) => id),
  );
}
