import type { Feature } from '../../core/feature.js';
import { mountExports } from './export/export.routes.js';
import { privacyMails } from './mails/privacy-templates.js';
import { registerPrivacyJobs } from './privacy.jobs.js';
import { PrivacyResolver } from './privacy.resolver.js';
import { dataRequestMails } from './rights/data-request-templates.js';
import { DataRequestsResolver } from './rights/data-requests.resolver.js';

/** A person's own data: to see, to take along, to have limited or erased. */
export const privacyFeature: Feature = {
  name: 'privacy',
  resolvers: [PrivacyResolver, DataRequestsResolver],
  mails: { ...privacyMails, ...dataRequestMails },
  jobs: registerPrivacyJobs,
  mount: mountExports,
};
