import type { Feature } from '../../core/feature.js';
import { onSpaceChanged } from '../spaces/space-hooks.js';
import { FavoriteListResolver, SharedFavoriteListResolver } from './favorite-list.resolver.js';
import { FavoriteFieldsResolver } from './favorite-fields.resolver.js';
import { registerFavoriteConsumers } from './favorites.consumers.js';
import { FavoritesResolver } from './favorites.resolver.js';
import { noticePriceDrop } from './price-drops.js';

onSpaceChanged(noticePriceDrop);

/** Favorites: the spaces people save. */
export const favoritesFeature: Feature = {
  name: 'favorites',
  resolvers: [FavoritesResolver, FavoriteFieldsResolver, FavoriteListResolver, SharedFavoriteListResolver],
  consumers: registerFavoriteConsumers,
};
