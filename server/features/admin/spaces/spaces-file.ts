import { csvEuros } from '../../../core/files/send-csv.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import type { SpaceRow } from '../../spaces/space.entity.js';
import { SpaceStatus, SpaceType } from '../../spaces/space.enums.js';
import type { ListFile } from '../lists/list-file.js';
import { asFlag, asOneOf, asText } from '../lists/read-filter.js';
import { bookingCountLoader, listStaffSpaces, qualityLoader } from './staff-space-lists.js';
import type { StaffSpaceFilter } from './staff-space.inputs.js';

/** The CSV of spaces, by id: titles are shown only on their pages. */
export const spacesFile: ListFile<StaffSpaceFilter, SpaceRow> = {
  name: 'spaces',
  act: 'SEE_SPACES',
  objectType: 'Spaces',
  filter: { query: asText, status: asOneOf(SpaceStatus), type: asOneOf(SpaceType), isFeatured: asFlag },
  idType: 'Space',
  head: ['id', 'host', 'state', 'type', 'rent_eur', 'bookings', 'quality_percent', 'created_at', 'updated_at'],
  list: listStaffSpaces,
  cellsOf: async ({ id, hostId, status, type, priceMonthCents, createdAt, updatedAt }, ctx) => [
    toGlobalId('Space', id),
    toGlobalId('Person', hostId),
    status,
    type,
    priceMonthCents === null ? null : csvEuros(priceMonthCents),
    await bookingCountLoader(ctx).load(id),
    await qualityLoader(ctx).load(id),
    createdAt.toISOString(),
    updatedAt.toISOString(),
  ],
};
