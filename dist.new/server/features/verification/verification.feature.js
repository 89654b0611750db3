import { onSpaceChanged } from '../spaces/space-hooks.js';
import { mountDocumentFiles, mountDocumentUploads } from './documents/document.routes.js';
import { expireMovedSpace } from './expire-verifications.js';
import { VerificationApplicantFieldsResolver, VerificationFieldsResolver, VerificationFileFieldsResolver, VerificationSpaceResolver, ViewerVerificationResolver, } from './verification-fields.resolver.js';
import { findVerification } from './verification-lists.js';
import { registerVerificationJobs } from './verification.jobs.js';
import { VerificationResolver } from './verification.resolver.js';
onSpaceChanged(expireMovedSpace);
/** People prove their identity and their right to rent out a space; the staff decide. */
export const verificationFeature = {
    name: 'verification',
    resolvers: [
        VerificationResolver,
        VerificationFieldsResolver,
        VerificationFileFieldsResolver,
        VerificationApplicantFieldsResolver,
        VerificationSpaceResolver,
        ViewerVerificationResolver,
    ],
    nodes: { Verification: findVerification },
    jobs: registerVerificationJobs,
    mount(app, deps) {
        mountDocumentUploads(app, deps);
        mountDocumentFiles(app, deps);
    },
};
//# sourceMappingURL=verification.feature.js.map