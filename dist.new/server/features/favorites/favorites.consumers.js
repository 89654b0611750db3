import { FavoriteEventType } from './favorite.events.js';
import { notifyPriceDrop } from './price-drops.js';
/** What favorites do when something has happened. */
export function registerFavoriteConsumers(consumers) {
    consumers.on([FavoriteEventType.SPACE_CHEAPER], notifyPriceDrop);
}
//# sourceMappingURL=favorites.consumers.js.map