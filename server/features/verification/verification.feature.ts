import type { Feature } from '../../core/feature.js';
import { onSpaceMoved } from '../spaces/space-hooks.js';
import {
  AppointmentsResolver,
  VerificationCallResolver,
  VideoAppointmentResolver,
} from './appointments/appointments.resolver.js';
import { mountDocumentFiles, mountDocumentUploads } from './documents/document.routes.js';
import { expireMovedSpace } from './expire-verifications.js';
import {
  VerificationApplicantFieldsResolver,
  VerificationFieldsResolver,
  VerificationFileFieldsResolver,
  VerificationSpaceResolver,
  ViewerVerificationResolver,
} from './verification-fields.resolver.js';
import { HostDataResolver } from './host-data/host-data.resolver.js';
import { registerVerificationConsumers } from './verification.consumers.js';
import { findVerification } from './verification-lists.js';
import { registerVerificationJobs } from './verification.jobs.js';
import { VerificationResolver } from './verification.resolver.js';

onSpaceMoved(expireMovedSpace);

/** People prove their identity and their right to let a space; the staff decide. */
export const verificationFeature: Feature = {
  name: 'verification',
  resolvers: [
    VerificationResolver,
    VerificationFieldsResolver,
    VerificationFileFieldsResolver,
    VerificationApplicantFieldsResolver,
    VerificationSpaceResolver,
    ViewerVerificationResolver,
    HostDataResolver,
    AppointmentsResolver,
    VerificationCallResolver,
    VideoAppointmentResolver,
  ],
  nodes: { Verification: findVerification },
  jobs: registerVerificationJobs,
  consumers: registerVerificationConsumers,
  mount(app, deps) {
    mountDocumentUploads(app, deps);
    mountDocumentFiles(app, deps);
  },
};
