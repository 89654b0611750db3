import type { Feature } from '../../core/feature.js';
import { provideRentsOutAsCompany } from '../accounts/profile/declare-trader.js';
import { rentsOutAsCompany } from './hosts/company-spaces.loaders.js';
import { HostSpacesResolver } from './hosts/host-spaces.resolver.js';
import { ViewerSpacesResolver } from './hosts/viewer-spaces.resolver.js';
import { SpaceApprovalResolver } from './approval/space-approval.resolver.js';
import { mountFiles, mountSpaceUploads } from './photos/photo.routes.js';
import { SpaceDraftFieldsResolver } from './draft/space-draft-fields.resolver.js';
import { SpaceFieldsResolver } from './space-fields.resolver.js';
import { findVisibleSpace } from './space-lists.js';
import { PhotoFieldsResolver, SpacePhotoResolver } from './photos/space-photo.resolver.js';
import { TaxRatesResolver } from './pricing/tax-rates.resolver.js';
import { registerSpaceJobs } from './space.jobs.js';
import { EditSpaceResolver } from './publishing/edit-space.resolver.js';
import { SpaceResolver } from './space.resolver.js';
import { SpaceViewsResolver } from './views/space-views.resolver.js';
import { ThingsResolver } from './things/things.resolver.js';

provideRentsOutAsCompany(rentsOutAsCompany);

/** Spaces: the wizard, publishing, pictures, and the public view of a space. */
export const spacesFeature: Feature = {
  name: 'spaces',
  resolvers: [
    SpaceResolver,
    EditSpaceResolver,
    SpaceFieldsResolver,
    SpaceDraftFieldsResolver,
    SpacePhotoResolver,
    PhotoFieldsResolver,
    ThingsResolver,
    HostSpacesResolver,
    ViewerSpacesResolver,
    SpaceApprovalResolver,
    SpaceViewsResolver,
    TaxRatesResolver,
  ],
  nodes: { Space: findVisibleSpace },
  jobs: registerSpaceJobs,
  mount(app, deps) {
    mountSpaceUploads(app, deps);
    mountFiles(app, deps.services.ports.files);
  },
};
