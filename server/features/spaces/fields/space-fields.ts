import { Float, Int } from 'type-graphql';
import { defaultConstants } from '../../../core/constants/constants.js';
import { FieldProblemCode as Code } from '../../../core/errors/field-problem-codes.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { SpaceField } from './space-field.types.js';
import { AccessHours } from './space-fields.types.js';
import {
  AccessMode,
  CancellationPolicy,
  Declaration,
  DepositMonths,
  GoodsCategory,
  Humidity,
  SpaceFeature,
  SpaceType,
  TaxProfile,
  WizardStep,
} from '../space.enums.js';

const sides = { min: 0.5, max: 100 };
const doors = { min: 0.3, max: 10 };
const floorOrDoor = { min: 0, max: 40 };
// Staff may change these: the values here are the defaults of a new installation, the checks read the current ones.
const { MIN_PRICE_MONTH_CENTS, MAX_PRICE_MONTH_CENTS, MAX_DISCOUNT_PERCENT } = defaultConstants;

/** The fields of one step. */
function inStep<const Fields extends Readonly<Record<string, Omit<SpaceField, 'step'>>>, const Step extends WizardStep>(
  step: Step,
  fields: Fields,
): { readonly [Name in keyof Fields]: Fields[Name] & { readonly step: Step } } {
  const entries = Object.entries(fields).map(([name, field]) => [name, { ...field, step }]);
  return Object.fromEntries(entries) as { readonly [Name in keyof Fields]: Fields[Name] & { readonly step: Step } };
}

const locationFields = inStep(WizardStep.LOCATION, {
  address: {
    type: String,
    description: 'Street and number; {min}–{max} characters to publish.',
    label: 'wizard:location.address',
    bounds: { min: 5, max: 150 },
    problem: Code.ADDRESS_REQUIRED,
    isRequired: true,
    maxKept: 300,
    column: 'address',
    columnType: 'text',
    seenBy: 'placeRight',
  },
  city: {
    type: String,
    description: 'City; {min}–{max} characters to publish.',
    label: 'wizard:location.city',
    bounds: { min: 2, max: 80 },
    problem: Code.CITY_REQUIRED,
    isRequired: true,
    maxKept: 200,
    column: 'city',
    columnType: 'text',
    filters: ['city'],
  },
  postalCode: {
    type: String,
    description: 'Five digits, of Spain.',
    label: 'wizard:location.postalCode',
    bounds: { min: 5, max: 5 },
    isRequired: true,
    maxKept: 20,
    column: 'postal_code',
    columnType: 'text',
    filters: ['postalCode'],
  },
  lat: {
    type: Float,
    description: 'Degrees north of the pin.',
    column: 'lat',
    columnType: 'float8',
    seenBy: 'placeRight',
  },
  lng: {
    type: Float,
    description: 'Degrees east of the pin.',
    column: 'lng',
    columnType: 'float8',
    seenBy: 'placeRight',
  },
  isPinConfirmed: {
    type: Boolean,
    description: 'The host confirms the pin although it is far from the postal code.',
    label: 'wizard:location.confirmPin',
  },
  floor: {
    type: String,
    description: 'Private; at most {max} characters.',
    label: 'wizard:location.floor',
    bounds: floorOrDoor,
    problem: Code.FLOOR_DOOR_TOO_LONG,
    maxKept: 100,
    column: 'floor',
    columnType: 'text',
    seenBy: 'placeRight',
  },
  door: {
    type: String,
    description: 'Private; at most {max} characters.',
    label: 'wizard:location.door',
    bounds: floorOrDoor,
    problem: Code.FLOOR_DOOR_TOO_LONG,
    maxKept: 100,
    column: 'door',
    columnType: 'text',
    seenBy: 'placeRight',
  },
});

const detailFields = inStep(WizardStep.DETAILS, {
  type: {
    type: SpaceType,
    description: 'The type of place.',
    label: 'wizard:details.type',
    problem: Code.TYPE_REQUIRED,
    isRequired: true,
    column: 'type',
    columnType: 'text',
    isRetained: true,
    filters: ['type'],
  },
  title: {
    type: String,
    description: '{min}–{max} characters to publish, without contact data.',
    label: 'wizard:details.name',
    bounds: { min: 10, max: 60 },
    isRequired: true,
    maxKept: 200,
    column: 'title',
    columnType: 'text',
    filters: ['text'],
  },
  description: {
    type: String,
    description: '{min}–{max} characters to publish.',
    label: 'wizard:details.description',
    bounds: { min: 50, max: 2000 },
    isRequired: true,
    maxKept: 5000,
    column: 'description',
    columnType: 'text',
    filters: ['text'],
  },
  sizeM2: {
    type: Float,
    description: 'Square metres, {min}–{max}; or give length and width.',
    label: 'wizard:details.area',
    unit: 'm²',
    bounds: { min: 0.5, max: 5000 },
    isRequired: true,
    column: 'size_m2',
    columnType: 'float8',
    isRetained: true,
    filters: ['sizeMinM2', 'sizeMaxM2'],
  },
  lengthM: {
    type: Float,
    description: 'Metres, {min}–{max}.',
    label: 'wizard:details.length',
    unit: 'm',
    bounds: sides,
    problem: Code.SIDE_OUT_OF_RANGE,
    column: 'length_m',
    columnType: 'float8',
  },
  widthM: {
    type: Float,
    description: 'Metres, {min}–{max}.',
    label: 'wizard:details.width',
    unit: 'm',
    bounds: sides,
    problem: Code.SIDE_OUT_OF_RANGE,
    column: 'width_m',
    columnType: 'float8',
  },
  heightM: {
    type: Float,
    description: 'Metres, {min}–{max}.',
    label: 'wizard:details.height',
    unit: 'm',
    bounds: { min: 0.5, max: 15 },
    problem: Code.HEIGHT_OUT_OF_RANGE,
    column: 'height_m',
    columnType: 'float8',
    searchType: 'real',
    filters: ['heightMinM'],
  },
  doorWidthM: {
    type: Float,
    description: 'Metres, {min}–{max}.',
    label: 'wizard:details.doorWidth',
    unit: 'm',
    bounds: doors,
    problem: Code.DOOR_OUT_OF_RANGE,
    column: 'door_width_m',
    columnType: 'float8',
    searchType: 'real',
    filters: ['doorWidthMinM'],
  },
  doorHeightM: {
    type: Float,
    description: 'Metres, {min}–{max}.',
    label: 'wizard:details.doorHeight',
    unit: 'm',
    bounds: doors,
    problem: Code.DOOR_OUT_OF_RANGE,
    column: 'door_height_m',
    columnType: 'float8',
  },
  features: {
    type: [SpaceFeature],
    description: 'Its features, and missing ones.',
    label: 'wizard:details.features',
    column: 'features',
    columnType: 'text[]',
    empty: [],
    filters: ['features'],
  },
  hasElectricMeter: {
    type: Boolean,
    description: 'Whether it has its own electricity meter.',
    label: 'domain:hasElectricMeter',
    column: 'has_electric_meter',
    columnType: 'boolean',
    empty: false,
    filters: ['hasElectricMeter'],
  },
  humidity: {
    type: Humidity,
    description: 'The host’s own damp test.',
    label: 'wizard:details.humidity',
    problem: Code.HUMIDITY_REQUIRED,
    isRequired: true,
    column: 'humidity',
    columnType: 'text',
  },
  allowedGoods: {
    type: [GoodsCategory],
    description: 'What may be stored; at least one to publish.',
    label: 'wizard:details.goods',
    problem: Code.GOODS_REQUIRED,
    isRequired: true,
    column: 'allowed_goods',
    columnType: 'text[]',
    empty: [],
  },
});

const discount = {
  type: Int,
  unit: '%',
  bounds: { min: 0, max: MAX_DISCOUNT_PERCENT },
  columnType: 'smallint',
  empty: 0,
  isRetained: true,
} as const;

const pricingFields = inStep(WizardStep.PRICING, {
  priceMonthCents: {
    type: Int,
    bounds: { min: MIN_PRICE_MONTH_CENTS, max: MAX_PRICE_MONTH_CENTS },
    description: `Rent a month, cents; whole euros, ${MIN_PRICE_MONTH_CENTS / 100}–${MAX_PRICE_MONTH_CENTS / 100} €.`,
    label: 'wizard:pricing.price',
    isRequired: true,
    column: 'price_month_cents',
    columnType: 'int',
    maxKept: 100_000_000,
    isRetained: true,
    filters: ['priceMinCents', 'priceMaxCents'],
  },
  minDays: {
    type: Int,
    description: 'Minimum stay, {min}–{max} days.',
    label: 'wizard:pricing.days',
    bounds: { min: 1, max: 365 },
    problem: Code.MIN_DAYS_OUT_OF_RANGE,
    column: 'min_days',
    columnType: 'int',
    empty: 30,
    isRetained: true,
    filters: ['minStayMaxDays'],
  },
  discount90Percent: {
    ...discount,
    description: '{min}–{max}.',
    label: 'wizard:pricing.discount90Percent',
    column: 'discount_90_percent',
  },
  discount180Percent: {
    ...discount,
    description: '{min}–{max}, at least the discount from 90 days.',
    label: 'wizard:pricing.discount180Percent',
    column: 'discount_180_percent',
  },
  discount365Percent: {
    ...discount,
    description: '{min}–{max}, at least the discount from 180 days.',
    label: 'wizard:pricing.discount365Percent',
    column: 'discount_365_percent',
  },
  deposit: {
    type: DepositMonths,
    description: 'The deposit, in months of rent.',
    label: 'wizard:pricing.deposit',
    column: 'deposit_half_months',
    columnType: 'smallint',
    property: 'depositHalfMonths',
    empty: 0,
    isRetained: true,
  },
  cancellationPolicy: {
    type: CancellationPolicy,
    description: 'How a cancellation before the start is refunded.',
    label: 'wizard:pricing.policy',
    problem: Code.POLICY_REQUIRED,
    isRequired: true,
    column: 'cancellation_policy',
    columnType: 'text',
    empty: CancellationPolicy.FLEXIBLE,
    isRetained: true,
  },
  isTrader: {
    type: Boolean,
    description:
      'Whether the host rents out as a professional, a person or a company; publishing stores it with the account. By default the account’s value.',
    label: 'wizard:pricing.trader',
    isRequired: true,
  },
  taxProfile: {
    type: TaxProfile,
    description: 'Private. EMPRESA is for professionals, PARTICULAR for the others.',
    label: 'wizard:pricing.taxProfile',
    isRequired: true,
    column: 'tax_profile',
    columnType: 'text',
    seenBy: 'host',
  },
  nif: {
    type: String,
    description: 'Spanish tax number; private.',
    label: 'wizard:pricing.nif',
    // Nine letters, plus the dots, dashes and spaces that people write between them.
    bounds: { min: 0, max: 16 },
    maxKept: 40,
    column: 'nif',
    columnType: 'text',
    seenBy: 'host',
  },
});

const accessFields = inStep(WizardStep.ACCESS, {
  accessMode: {
    type: AccessMode,
    description: 'Whether renters let themselves in.',
    label: 'wizard:access.mode',
    problem: Code.ACCESS_MODE_REQUIRED,
    isRequired: true,
    column: 'access_mode',
    columnType: 'text',
    isRetained: true,
    filters: ['accessMode'],
  },
  accessHours: {
    type: [AccessHours],
    description: 'Opening hours; whole days on all seven mean 24 hours.',
    label: 'wizard:access.hours',
    isRequired: true,
    maxKept: 100,
    column: 'access_hours',
    columnType: 'jsonb',
    empty: [],
    filters: ['is24h'],
  },
  visitNoticeHours: {
    type: Int,
    description: 'Hours of notice for a visit, {min}–{max}.',
    label: 'wizard:access.notice',
    unit: 'h',
    bounds: { min: 1, max: 72 },
    problem: Code.VISIT_NOTICE_OUT_OF_RANGE,
    column: 'visit_notice_hours',
    columnType: 'smallint',
    isRetained: true,
  },
  visitsPerMonth: {
    type: Int,
    description: 'Visits a month, {min}–{max}; null is unlimited.',
    label: 'wizard:access.visitsNumber',
    bounds: { min: 1, max: 31 },
    problem: Code.VISITS_OUT_OF_RANGE,
    column: 'visits_per_month',
    columnType: 'smallint',
    isRetained: true,
  },
  accessInstructions: {
    type: String,
    description: '{min}–{max} characters; private, shown to the renter from the first day.',
    label: 'wizard:access.howToEnter',
    bounds: { min: 20, max: 1000 },
    problem: Code.ACCESS_INSTRUCTIONS_LENGTH,
    isRequired: true,
    maxKept: 3000,
    column: 'access_instructions',
    columnType: 'text',
    seenBy: 'accessRight',
  },
  keysLent: {
    type: Int,
    description: 'Number of keys or remotes handed out, {min}–{max}.',
    label: 'wizard:access.keys',
    bounds: { min: 0, max: 10 },
    problem: Code.KEYS_OUT_OF_RANGE,
    column: 'keys_lent',
    columnType: 'smallint',
    empty: 0,
    isRetained: true,
  },
  isInstantBook: {
    type: Boolean,
    description: 'Instant booking; requires a verified identity.',
    label: 'domain:instantBook',
    column: 'is_instant_book',
    columnType: 'boolean',
    empty: false,
    isRetained: true,
    filters: ['isInstantBook'],
  },
});

const reviewFields = inStep(WizardStep.REVIEW, {
  availableFrom: {
    type: LocalDate,
    description: 'First day it can be booked; today to a year from now.',
    label: 'wizard:review.availableFrom',
    column: 'available_from',
    columnType: 'date',
    isRetained: true,
    filters: ['from', 'to'],
  },
  declarations: {
    type: [Declaration],
    description: 'The host’s declarations; all are required to publish.',
    label: 'wizard:review.declarations',
    isRequired: true,
    column: 'declarations',
    columnType: 'jsonb',
    seenBy: 'host',
  },
});

/**
 * The fields of a space, in the wizard's order. All have the key of their label but `lat` and `lng`: the wizard sets both as one pin. Draft, checks, publishing, loading, seed, export, erasure and the client's fields are
 * derived from it; `docs/how-to/add-a-space-field.md` shows how to add one.
 */
export const spaceFields = {
  ...locationFields,
  ...detailFields,
  ...pricingFields,
  ...accessFields,
  ...reviewFields,
};

export type SpaceFields = typeof spaceFields;
export type SpaceFieldName = keyof SpaceFields;

/** The names, in the wizard's order. */
export const spaceFieldNames = Object.keys(spaceFields) as SpaceFieldName[];

/** A field as generic code reads it: every property may be missing. */
export function getSpaceField(name: SpaceFieldName): SpaceField {
  return spaceFields[name];
}

/** The description of a field, or another text about it, with its bounds inserted for `{min}` and `{max}`. */
export function describeField(name: SpaceFieldName, text?: string): string {
  const { bounds, description } = getSpaceField(name);
  return (text ?? description).replace('{min}', String(bounds?.min)).replace('{max}', String(bounds?.max));
}
