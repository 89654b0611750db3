import type { Feature } from '../../core/feature.js';
import { registerAbandonmentConsumers } from './abandonment/abandonment.consumers.js';
import { AbandonmentFileFieldsResolver, BookingAbandonmentResolver } from './abandonment/abandonment.resolver.js';
import { BookingClaimsResolver, ClaimEvidenceFieldsResolver } from './booking-claims.resolver.js';
import { ClaimFieldsResolver } from './claim-fields.resolver.js';
import { registerClaimJobs } from './claim.jobs.js';
import { findClaim } from './claim.loaders.js';
import { ClaimResolver } from './claim.resolver.js';
import { BookingConditionResolver, ConditionPhotoFieldsResolver } from './condition/condition.resolver.js';
import { mountRentalFiles } from './evidence/rental-files.routes.js';
import { ClaimQuestionFieldsResolver } from './questions/claim-question-fields.resolver.js';
import { ClaimStaffResolver } from './staff/claim-staff.resolver.js';

/** Claims on the guarantee and the deposit, the condition of the space, the list of stored things, and abandonment files. */
export const claimsFeature: Feature = {
  name: 'claims',
  resolvers: [
    ClaimResolver,
    ClaimFieldsResolver,
    ClaimEvidenceFieldsResolver,
    BookingClaimsResolver,
    BookingConditionResolver,
    ConditionPhotoFieldsResolver,
    ClaimQuestionFieldsResolver,
    ClaimStaffResolver,
    BookingAbandonmentResolver,
    AbandonmentFileFieldsResolver,
  ],
  nodes: { Claim: findClaim },
  jobs: registerClaimJobs,
  consumers: registerAbandonmentConsumers,
  mount: mountRentalFiles,
};
