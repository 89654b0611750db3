import { DataExportFieldsResolver } from './export/data-export-fields.resolver.js';
import { mountExports } from './export/export.routes.js';
import { privacyMails } from './mails/privacy-templates.js';
import { registerPrivacyJobs } from './privacy.jobs.js';
import { PrivacyResolver } from './privacy.resolver.js';
import { DataRequestFieldsResolver } from './rights/data-request-fields.resolver.js';
import { dataRequestMails } from './rights/data-request-templates.js';
import { DataRequestsResolver } from './rights/data-requests.resolver.js';
/** Data protection: what is stored about a user, exports, data requests and erasure. */
export const privacyFeature = {
    name: 'privacy',
    resolvers: [PrivacyResolver, DataExportFieldsResolver, DataRequestsResolver, DataRequestFieldsResolver],
    mails: { ...privacyMails, ...dataRequestMails },
    jobs: registerPrivacyJobs,
    mount: mountExports,
};
//# sourceMappingURL=privacy.feature.js.map