import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { FavoriteEventType } from './favorite.events.js';
import { notifyPriceDrop } from './price-drops.js';

/** The event consumers of favorites. */
export function registerFavoriteConsumers(consumers: ConsumerRegistry): void {
  consumers.on([FavoriteEventType.SPACE_CHEAPER], notifyPriceDrop);
}
