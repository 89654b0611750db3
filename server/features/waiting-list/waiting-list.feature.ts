import type { Feature } from '../../core/feature.js';
import { registerWaitingListJobs } from './waiting-list.jobs.js';
import { SearchWaitingResolver, SpaceWaitingResolver, WaitingListResolver } from './waiting-list.resolver.js';
import { findWaitingPlace } from './waiting-places.js';

/** Waiting lists for taken days of spaces, with a day of priority for the first in line. */
export const waitingListFeature: Feature = {
  name: 'waiting-list',
  resolvers: [WaitingListResolver, SpaceWaitingResolver, SearchWaitingResolver],
  nodes: { WaitingPlace: findWaitingPlace },
  jobs: registerWaitingListJobs,
};
