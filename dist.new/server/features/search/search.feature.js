import { CostBuckets } from '../../core/graphql/cost-bucket.js';
import { sharedBuckets } from '../../core/rate-limits/shared-buckets.js';
import { onSpaceChanged } from '../spaces/space-hooks.js';
import { CityPageResolver } from './city/city-page.resolver.js';
import { waitingListMails } from './city/waiting-list-mails.js';
import { mountGeocodeRoutes } from './places/geocode.routes.js';
import { mountMapRoutes } from './map.routes.js';
import { OutsideTiles } from './map/outside/outside-tiles.js';
import { SearchResolver } from './search.resolver.js';
import { SpaceConnectionFieldsResolver, SpaceSearchFieldsResolver } from './search-fields.resolver.js';
import { refreshSearchRow } from './search-projection.js';
import { registerSearchConsumers } from './search.consumers.js';
import { registerSearchJobs } from './search.jobs.js';
onSpaceChanged(refreshSearchRow);
/** Search: finds published spaces by place, dates and everything else. */
export const searchFeature = {
    name: 'search',
    resolvers: [SearchResolver, CityPageResolver, SpaceConnectionFieldsResolver, SpaceSearchFieldsResolver],
    mails: waitingListMails,
    jobs: registerSearchJobs,
    consumers: registerSearchConsumers,
    mount(app, { services }) {
        const { config, clock, ports } = services;
        const limits = new CostBuckets(clock, sharedBuckets(services));
        mountGeocodeRoutes(app, { geocoder: ports.geocoder, limits });
        mountMapRoutes(app, { geoDataDir: config.geoDataDir, outside: outsideTiles(services) });
    },
};
/** In the background: without an answer the map is ours. */
function outsideTiles({ config, log }) {
    if (config.mapTiles === 'off')
        return null;
    const tiles = new OutsideTiles({
        named: config.mapTiles,
        dataDir: config.dataDir,
        // Nobody has asked for the public ones, so nobody need act when they do not answer.
        warn: (about, message) => (config.mapTiles === null ? log.info(about, message) : log.warn(about, message)),
    });
    void tiles.start();
    return tiles;
}
//# sourceMappingURL=search.feature.js.map