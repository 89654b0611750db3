import { csvEuros } from '../../../core/files/send-csv.js';
import { Role } from '../../../core/roles.js';
import type { ListFile } from '../lists/list-file.js';
import { asFlag, asNumber, asOneOf, asText } from '../lists/read-filter.js';
import { listPeople } from './people.loaders.js';
import type { PeopleFilter } from './person.inputs.js';
import { PersonState, type Person } from './person.types.js';

/** The CSV of people, by id: names and addresses are shown only on their pages. */
export const peopleFile: ListFile<PeopleFilter, Person> = {
  name: 'people',
  act: 'SEE_PEOPLE',
  objectType: 'People',
  filter: {
    query: asText,
    role: asOneOf(Role),
    state: asOneOf(PersonState),
    minLevel: asNumber,
    isWarned: asFlag,
    lacksTraderDetails: asFlag,
  },
  idType: 'Person',
  head: [
    'id',
    'state',
    'level',
    'roles',
    'trader',
    'spaces',
    'bookings',
    'charged_12_months_eur',
    'warnings',
    'active_at',
    'created_at',
  ],
  list: listPeople,
  cellsOf: (person) => [
    person.id,
    person.state,
    person.level,
    person.roles.join(' '),
    person.isTrader ? 'yes' : 'no',
    person.spaceCount,
    person.bookingCount,
    csvEuros(person.yearCents),
    person.warningCount,
    person.lastActiveAt?.toISOString() ?? null,
    person.createdAt.toISOString(),
  ],
};
