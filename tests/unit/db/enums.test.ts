import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import * as bookingTypes from '../../../server/features/bookings/booking.enums.js';
import { MoveInStep } from '../../../server/features/bookings/stay/move-in.enums.js';
import { PriceReasonCode } from '../../../server/features/spaces/pricing/price-suggestion.js';
import * as spaceTypes from '../../../server/features/spaces/space.enums.js';

const root = new URL('../../../', import.meta.url);
const schema = buildSchema(readFileSync(new URL('schema.graphql', root), 'utf8'));
const migration = readFileSync(new URL('server/db/migrations/0001-initial.sql', root), 'utf8');
// Steps of the system are never part of the API, and the table of statuses is no enum.
const { BookingStep: _internal, bookingStatuses: _table, ...onTheWire } = bookingTypes;
const enums: Record<string, Record<string, string>> = { ...spaceTypes, ...onTheWire, MoveInStep, PriceReasonCode };

test.each(Object.entries(enums))(
  '%s has the names of the schema and lower-case values in the database',
  (name, values) => {
    const type = schema.getType(name);
    expect(isEnumType(type) ? type.getValues().map((value) => value.name) : name).toEqual(Object.keys(values));
    expect(Object.values(values)).toEqual(Object.keys(values).map((key) => key.toLowerCase()));
  },
);

test.each([
  ['SpaceStatus', "status text not null default 'draft'"],
  ['SpaceType', 'type text check'],
  ['Humidity', 'humidity text check'],
  ['AccessMode', 'access_mode text check'],
  ['CancellationPolicy', 'cancellation_policy text not null default'],
  ['TaxProfile', 'tax_profile text check'],
  ['TermType', 'term_type text not null'],
  ['ProtectionPlan', 'protection_plan text not null'],
])('the database accepts exactly the values of %s', (name, column) => {
  const list = /in \(([^)]+)\)/.exec(migration.slice(migration.indexOf(column)))?.[1] ?? '';
  expect(list.split(',').map((item) => item.trim().replaceAll("'", ''))).toEqual(Object.values(enums[name] ?? {}));
});
