import type { Feature } from '../../core/feature.js';
import { SavedSearchFieldsResolver } from './saved-search-fields.resolver.js';
import { registerSavedSearchConsumers } from './saved-searches.consumers.js';
import { registerSavedSearchJobs } from './saved-searches.jobs.js';
import { SavedSearchesResolver } from './saved-searches.resolver.js';

/** Saved searches, and alerts for spaces that newly match them. */
export const savedSearchesFeature: Feature = {
  name: 'saved-searches',
  resolvers: [SavedSearchesResolver, SavedSearchFieldsResolver],
  jobs: registerSavedSearchJobs,
  consumers: registerSavedSearchConsumers,
};
