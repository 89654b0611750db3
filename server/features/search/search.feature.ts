import { CostBuckets } from '../../core/graphql/cost-bucket.js';
import type { Feature } from '../../core/feature.js';
import { sharedBuckets } from '../../core/rate-limits/shared-buckets.js';
import type { AppServices } from '../../core/request-context.js';
import { onSpaceChanged } from '../spaces/space-hooks.js';
import { CityPageResolver } from './city/city-page.resolver.js';
import { waitingListMails } from './city/waiting-list-mails.js';
import { CountSearchResolver } from './counting/count-search.resolver.js';
import { openSearchCounter, searchCounterOf } from './counting/search-counter.js';
import { mountGeocodeRoutes } from './places/geocode.routes.js';
import { mountMapRoutes } from './map/map.routes.js';
import { OutsideTiles } from './map/outside/outside-tiles.js';
import { SearchResolver } from './search.resolver.js';
import { SpaceConnectionFieldsResolver, SpaceSearchFieldsResolver } from './search-fields.resolver.js';
import { refreshSearchRow } from './search-projection.js';
import { registerSearchConsumers } from './search.consumers.js';
import { registerSearchJobs } from './search.jobs.js';
import { warmUpSearch } from './warm-up.js';

onSpaceChanged(refreshSearchRow);

/** Search: finds published spaces by place, dates and all other filters. */
export const searchFeature: Feature = {
  name: 'search',
  resolvers: [
    SearchResolver,
    CountSearchResolver,
    CityPageResolver,
    SpaceConnectionFieldsResolver,
    SpaceSearchFieldsResolver,
  ],
  mails: waitingListMails,
  jobs: registerSearchJobs,
  consumers: registerSearchConsumers,
  warmUp: warmUpSearch,
  mount(app, { services, serviceContext }) {
    const { config, clock, ports } = services;
    openSearchCounter(config, serviceContext);
    const limits = new CostBuckets(clock, sharedBuckets(services));
    mountGeocodeRoutes(app, { geocoder: ports.geocoder, limits });
    mountMapRoutes(app, { geoDataDir: config.geoDataDir, outside: outsideTiles(services) });
  },
  async beforeEnd(services) {
    await searchCounterOf(services)?.write();
  },
};

/** In the background: until it responds the map is our own. */
function outsideTiles({ config, log }: AppServices): OutsideTiles | null {
  if (config.mapTiles === 'off') return null;
  const tiles = new OutsideTiles({
    named: config.mapTiles,
    dataDir: config.dataDir,
    // The public tiles were not configured, so their failure needs no action.
    warn: (about, message) => (config.mapTiles === null ? log.info(about, message) : log.warn(about, message)),
  });
  void tiles.start();
  return tiles;
}
