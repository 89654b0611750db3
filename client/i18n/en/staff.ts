import type { SameKeys } from '../translations';
import type { messages as es } from '../es/staff';
import { booking } from './staff/bookings';
import { claim } from './staff/claims';
import { list, room } from './staff/lists';
import { audit, consentLog, changes, acts } from './staff/log';
import { money } from './staff/money';
import { queue, own, alarms, panelKeys, metrics } from './staff/panel';
import { person, viewAs } from './staff/people';
import { report } from './staff/reports';
import { search } from './staff/search';
import { space } from './staff/spaces';

/** The staff pages: rail, lists and cases. */
export const messages: SameKeys<typeof es> = {
  title: 'Administration',
  session: 'Session {{hours}}\u00a0h {{minutes}}\u00a0min',
  someLate: 'with overdue cases',
  team: 'staff',
  shortcuts: 'Keyboard shortcuts',
  toHueco: 'Go to Hueco',
  groups: { queues: 'Queues', records: 'Records', house: 'House' },
  rooms: {
    panel: 'Panel',
    verifications: 'Verifications',
    identities: 'Identities',
    spaceDocuments: 'Space documents',
    toEmpty: 'Spaces to empty',
    spacesToApprove: 'Listings',
    reviews: 'Reviews',
    reports: 'Reports',
    claims: 'Claims',
    tickets: 'Tickets',
    data: 'Personal data',
    people: 'People',
    spaces: 'Spaces',
    bookings: 'Bookings',
    money: 'Money',
    audit: 'Log',
    consents: 'Consents',
    transparency: 'Transparency',
    settings: 'Settings',
    content: 'Content',
    words: 'Texts and lists',
    help: 'Help',
  },
  roles: {
    RENTER: 'Renter',
    HOST: 'Host',
    ADMIN: 'Administration',
    SUPPORT: 'Support',
    MODERATOR: 'Moderation',
    FINANCE: 'Finance',
    CONTENT: 'Content',
  },
  queue,
  own,
  alarms,
  panelKeys,
  metrics,
  search,
  list,
  room,
  report,
  claim,
  person,
  viewAs,
  space,
  booking,
  money,
  audit,
  consentLog,
  changes,
  acts,
};
