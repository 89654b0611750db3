import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { repriceSearch } from './reprice-search.js';
import { refreshSearchRows } from './search-projection.js';

/** What search does when something has happened. These events come from triggers: whoever changes the tables, by whatever means. */
export function registerSearchConsumers(consumers: ConsumerRegistry): void {
  consumers.on(['platform.constants_changed'], repriceSearch);
  consumers.on(['users.suspension_changed'], refreshRowsOfHost);
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
