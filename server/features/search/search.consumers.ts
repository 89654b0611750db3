import type { ConsumerRegistry } from '../../core/outbox.js';
import { repriceSearch } from './reprice-search.js';

/** What search does when something has happened. The event comes from a trigger: whoever changes the table, by whatever means. */
export function registerSearchConsumers(consumers: ConsumerRegistry): void {
  consumers.on(['platform.constants_changed'], repriceSearch);
}
