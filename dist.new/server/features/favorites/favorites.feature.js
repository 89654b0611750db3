import { onSpaceChanged } from '../spaces/space-hooks.js';
import { FavoriteListResolver, SharedFavoriteListResolver } from './favorite-list.resolver.js';
import { FavoriteFieldsResolver } from './favorite-fields.resolver.js';
import { registerFavoriteConsumers } from './favorites.consumers.js';
import { FavoritesResolver } from './favorites.resolver.js';
import { noticePriceDrop } from './price-drops.js';
onSpaceChanged(noticePriceDrop);
/** Favorites: the spaces people keep. */
export const favoritesFeature = {
    name: 'favorites',
    resolvers: [FavoritesResolver, FavoriteFieldsResolver, FavoriteListResolver, SharedFavoriteListResolver],
    consumers: registerFavoriteConsumers,
};
//# sourceMappingURL=favorites.feature.js.map