import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConstants } from '../../../server/core/constants/constants.js';
import { isValidNif } from '../../../server/core/values/nif.js';
import {
  completenessPercent,
  draftProblems,
  effectiveSizeM2,
} from '../../../server/features/spaces/draft/draft.rules.js';
import { spaceFields } from '../../../server/features/spaces/fields/space-fields.js';
import type { DraftContext, DraftValues } from '../../../server/features/spaces/draft/draft.types.js';
import {
  depositOfHalfMonths,
  featureBit,
  featureMask,
  spaceTypeCodes,
  spaceTypeOfCode,
} from '../../../server/features/spaces/fields/space-codes.js';
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
} from '../../../server/features/spaces/space.enums.js';

const { EU_LAW_COMPLIANT: _eu, ...common } = Declaration;
const good: DraftValues = {
  address: 'Calle del Amparo 41',
  city: 'Madrid',
  postalCode: '28012',
  lat: 40.409,
  lng: -3.702,
  type: SpaceType.STORAGE,
  title: 'Trastero seco en Lavapiés',
  description: 'Trastero seco y limpio en un sótano con ascensor. Entra cuando quieras. Muy céntrico.',
  sizeM2: 4.2,
  heightM: 2.4,
  humidity: Humidity.NONE,
  allowedGoods: [GoodsCategory.BOXES],
  priceMonthCents: 7000,
  minDays: 30,
  discount90Percent: 5,
  discount180Percent: 10,
  discount365Percent: 15,
  deposit: DepositMonths.HALF,
  cancellationPolicy: CancellationPolicy.FLEXIBLE,
  isTrader: false,
  taxProfile: TaxProfile.PARTICULAR,
  accessMode: AccessMode.AUTONOMOUS,
  accessHours: [{ weekday: 1, fromMinute: 480, toMinute: 1200 }],
  accessInstructions: 'La puerta está al fondo del pasillo.',
  keysLent: 1,
  availableFrom: '2027-03-02',
  declarations: Object.values(common),
};
const context: DraftContext = {
  photoCount: 3,
  postalCodeCentre: { lat: 40.41, lng: -3.703 },
  isInSpain: true,
  today: '2027-03-02',
  identityApproved: false,
  requireIdentity: false,
  rentsOutAsCompany: false,
};
const problems = (draft: DraftValues, more: Partial<DraftContext> = {}): string[] =>
  draftProblems({ ...good, ...draft }, { ...context, ...more }, defaultConstants).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('WIZ-2 limits of every field', () => {
  test('a complete draft has no problem', () => expect(problems({})).toEqual([]));

  test.each<[DraftValues, string[]]>([
    [{ address: 'C/ 1' }, ['address ADDRESS_REQUIRED']],
    [{ address: null }, ['address ADDRESS_REQUIRED']],
    [{ address: 'x'.repeat(151) }, ['address ADDRESS_REQUIRED']],
    [{ city: 'M' }, ['city CITY_REQUIRED']],
    [{ postalCode: '2801' }, ['postalCode POSTAL_CODE_INVALID']],
    [{ postalCode: '53001' }, ['postalCode POSTAL_CODE_INVALID']],
    [{ postalCode: '00123' }, ['postalCode POSTAL_CODE_INVALID']],
    [{ postalCode: '52001' }, []],
    [{ lat: null }, ['pin REQUIRED']],
    [{ lat: 40.45 }, ['pin PIN_FAR_FROM_POSTAL_CODE']],
    [{ lat: 40.45, isPinConfirmed: true }, []],
    [{ floor: 'x'.repeat(41), door: 'x'.repeat(40) }, ['floor FLOOR_DOOR_TOO_LONG']],
    [{ type: null }, ['type TYPE_REQUIRED']],
    [{ title: 'Trastero.' }, ['title TITLE_LENGTH']],
    [{ title: `  ${'x'.repeat(9)}  ` }, ['title TITLE_LENGTH']],
    [{ title: 'ñ'.repeat(60) }, []],
    [{ title: 'x'.repeat(61) }, ['title TITLE_LENGTH']],
    [{ title: 'TRASTERO EN MADRID 6 m²' }, ['title TITLE_ALL_CAPITALS']],
    [{ title: 'Plaza a 5 m de IFEMA' }, []],
    [{ description: 'x'.repeat(49) }, ['description DESCRIPTION_TOO_SHORT']],
    [{ description: 'x'.repeat(2001) }, ['description DESCRIPTION_TOO_LONG']],
    [{ sizeM2: 0.4 }, ['sizeM2 SIZE_OUT_OF_RANGE']],
    [{ sizeM2: 5000.1 }, ['sizeM2 SIZE_OUT_OF_RANGE']],
    [{ sizeM2: Number.NaN }, ['sizeM2 SIZE_OUT_OF_RANGE']],
    [{ sizeM2: null }, ['sizeM2 SIZE_OUT_OF_RANGE']],
    [{ sizeM2: null, lengthM: 3, widthM: 2 }, []],
    [{ lengthM: 0.4, widthM: 101 }, ['lengthM SIDE_OUT_OF_RANGE', 'widthM SIDE_OUT_OF_RANGE']],
    [{ heightM: 15.1 }, ['heightM HEIGHT_OUT_OF_RANGE']],
    [{ heightM: null }, []],
    [{ doorWidthM: 0.2, doorHeightM: 10.1 }, ['doorWidthM DOOR_OUT_OF_RANGE', 'doorHeightM DOOR_OUT_OF_RANGE']],
    [{ humidity: null }, ['humidity HUMIDITY_REQUIRED']],
    [{ allowedGoods: [] }, ['allowedGoods GOODS_REQUIRED']],
    [{ priceMonthCents: null }, ['priceMonthCents PRICE_OUT_OF_RANGE']],
    [{ priceMonthCents: 900 }, ['priceMonthCents PRICE_OUT_OF_RANGE']],
    [{ priceMonthCents: 300_100 }, ['priceMonthCents PRICE_OUT_OF_RANGE']],
    [{ priceMonthCents: 7050 }, ['priceMonthCents PRICE_NOT_WHOLE_EUROS']],
    [{ minDays: 0 }, ['minDays MIN_DAYS_OUT_OF_RANGE']],
    [{ minDays: 366 }, ['minDays MIN_DAYS_OUT_OF_RANGE']],
    [{ minDays: 1.5 }, ['minDays MIN_DAYS_OUT_OF_RANGE']],
    [
      { discount90Percent: 31, discount180Percent: 31, discount365Percent: 31 },
      ['discount90Percent DISCOUNTS_INVALID'],
    ],
    [{ discount180Percent: 4 }, ['discount180Percent DISCOUNTS_INVALID']],
    [{ discount365Percent: null }, ['discount365Percent DISCOUNTS_INVALID']],
    [{ discount90Percent: null, discount180Percent: null, discount365Percent: null }, []],
    [{ cancellationPolicy: null }, ['cancellationPolicy POLICY_REQUIRED']],
    [{ taxProfile: null }, ['taxProfile TAX_PROFILE_REQUIRED']],
    [{ nif: '12345678A' }, ['nif NIF_INVALID']],
    [{ nif: '12345678-z' }, []],
    [{ taxProfile: TaxProfile.EXEMPT_OTHER }, ['nif NIF_INVALID']],
    [{ taxProfile: TaxProfile.EXEMPT_OTHER, nif: 'X1234567L' }, []],
    [{ isTrader: null }, ['isTrader TRADER_REQUIRED']],
    [{ taxProfile: TaxProfile.EMPRESA, nif: 'A58818501' }, ['taxProfile TAX_PROFILE_CONTRADICTS']],
    [
      { isTrader: true, nif: '12345678Z' },
      ['taxProfile TAX_PROFILE_CONTRADICTS', 'declarations DECLARATIONS_REQUIRED'],
    ],
    [{ isTrader: true, taxProfile: TaxProfile.EMPRESA, nif: 'A58818501' }, ['declarations DECLARATIONS_REQUIRED']],
    [
      {
        isTrader: true,
        taxProfile: TaxProfile.IVA_GENERAL,
        nif: '12345678Z',
        declarations: Object.values(Declaration),
      },
      [],
    ],
    [{ accessMode: null }, ['accessMode ACCESS_MODE_REQUIRED']],
    [{ accessHours: [] }, ['accessHours ACCESS_HOURS_INVALID']],
    [{ accessHours: [{ weekday: 1, fromMinute: 600, toMinute: 600 }] }, ['accessHours.0 ACCESS_HOURS_INVALID']],
    [{ accessHours: [{ weekday: 8, fromMinute: 0, toMinute: 1440 }] }, ['accessHours.0 ACCESS_HOURS_INVALID']],
    [{ accessHours: [{ weekday: 7, fromMinute: 0, toMinute: 1455 }] }, ['accessHours.0 ACCESS_HOURS_INVALID']],
    [{ accessHours: [{ weekday: 7, fromMinute: 10, toMinute: 600 }] }, ['accessHours.0 ACCESS_HOURS_INVALID']],
    [
      {
        accessHours: [
          { weekday: 7, fromMinute: 0, toMinute: 600 },
          { weekday: 7, fromMinute: 600, toMinute: 720 },
        ],
      },
      [],
    ],
    [
      {
        accessHours: [
          { weekday: 7, fromMinute: 600, toMinute: 720 },
          { weekday: 7, fromMinute: 0, toMinute: 600 },
        ],
      },
      [],
    ],
    [
      {
        accessHours: [
          { weekday: 7, fromMinute: 0, toMinute: 600 },
          { weekday: 7, fromMinute: 585, toMinute: 720 },
        ],
      },
      ['accessHours.1 ACCESS_HOURS_INVALID'],
    ],
    [{ visitNoticeHours: 0 }, ['visitNoticeHours VISIT_NOTICE_OUT_OF_RANGE']],
    [{ visitsPerMonth: 32 }, ['visitsPerMonth VISITS_OUT_OF_RANGE']],
    [{ accessInstructions: 'Por la puerta.' }, ['accessInstructions ACCESS_INSTRUCTIONS_LENGTH']],
    [{ accessInstructions: 'x'.repeat(1001) }, ['accessInstructions ACCESS_INSTRUCTIONS_LENGTH']],
    [{ keysLent: 11 }, ['keysLent KEYS_OUT_OF_RANGE']],
    [{ declarations: null }, ['declarations DECLARATIONS_REQUIRED']],
    [{ availableFrom: '2027-03-01' }, ['availableFrom AVAILABLE_FROM_INVALID']],
    [{ availableFrom: '2028-03-01' }, []],
    [{ availableFrom: '2028-03-02' }, ['availableFrom AVAILABLE_FROM_INVALID']],
    [{ availableFrom: '2027-02-30' }, ['availableFrom AVAILABLE_FROM_INVALID']],
    [{ availableFrom: null }, []],
  ])('%j: %j', (draft, expected) => expect(problems(draft)).toEqual(expected));

  test('problems that depend on the context: location, photos, identity and the former date', () => {
    expect(problems({}, { isInSpain: false })).toEqual(['pin PIN_OUTSIDE_SPAIN']);
    expect(problems({ lat: 43 }, { postalCodeCentre: null })).toEqual([]);
    expect(problems({}, { photoCount: 2 })).toEqual(['photos PHOTOS_TOO_FEW']);
    expect(problems({}, { photoCount: 21 })).toEqual(['photos PHOTOS_TOO_MANY']);
    expect(problems({ isInstantBook: true }, { requireIdentity: true })).toEqual([
      'isInstantBook INSTANT_NEEDS_IDENTITY',
    ]);
    expect(problems({ isInstantBook: true }, { requireIdentity: true, identityApproved: true })).toEqual([]);
    expect(problems({ availableFrom: '2026-01-01' }, { keptAvailableFrom: '2026-01-01' })).toEqual([]);
  });

  test.each([
    'Escribe a ana@ejemplo.es',
    'Trastero, llama 612 34 56 78',
    'Trastero 612345678 Madrid',
    'Trastero +34 612-345-678',
    'Mira www.ejemplo.test hoy',
    'Trastero en mitrastero.com',
    'Trastero wasap ya',
    'Sigue a @mitrastero ya',
    'Trastero 6 1 2 3 4 5 6 7 8',
    'Seis uno dos tres cuatro cinco seis siete ocho',
    'ana arroba gmail punto com',
    'Trastero, mira Instagram',
  ])('contact data in a title are rejected: %s', (title) =>
    expect(problems({ title })).toEqual(['title TITLE_CONTACT_DATA']),
  );

  test.each([
    'Trastero 28012 Madrid 6,5 m2',
    'Garaje 2,5 x 5 m, planta -2',
    'Nave de 1.200 m² junto a la A-42',
    'Trastero c/ Amparo 41, 28012',
    'Trastero ref. 12345678 centro',
  ])('numbers without contact data are accepted: %s', (title) => expect(problems({ title })).toEqual([]));

  test('an empty draft lists its problems in the order of the steps, with limits and completeness', () => {
    const empty = draftProblems({}, { ...context, photoCount: 0 }, defaultConstants);
    const steps = empty.map((problem) => Object.values(WizardStep).indexOf(problem.step));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(new Set(steps).size).toBe(6);
    expect(empty.find((problem) => problem.path === 'title')?.params).toEqual(spaceFields.title.bounds);
    expect(completenessPercent(empty)).toBe(0);
    expect(completenessPercent(draftProblems(good, context, defaultConstants))).toBe(100);
    expect(completenessPercent(draftProblems({ ...good, keysLent: 99 }, context, defaultConstants))).toBe(99);
  });

  test('random input never makes the check throw', () => {
    const value = fc.oneof(fc.constant(null), fc.double(), fc.integer());
    const text = fc.oneof(fc.constant(null), fc.string({ unit: 'binary', maxLength: 70 }));
    const draft = fc.record({
      address: text,
      city: text,
      postalCode: text,
      title: text,
      description: text,
      nif: text,
      accessInstructions: text,
      availableFrom: text,
      lat: value,
      lng: value,
      sizeM2: value,
      lengthM: value,
      widthM: value,
      heightM: value,
      priceMonthCents: value,
      minDays: value,
      discount90Percent: value,
      keysLent: value,
      accessHours: fc.array(fc.record({ weekday: fc.double(), fromMinute: fc.double(), toMinute: fc.double() })),
    });
    fc.assert(
      fc.property(draft, (typed) =>
        draftProblems(typed, context, defaultConstants).every((problem) => problem.path !== ''),
      ),
      { numRuns: 1000 },
    );
  });

  test('the area is length by width unless given, rounded to one decimal', () => {
    expect(effectiveSizeM2({ lengthM: 2.35, widthM: 1.8 })).toBe(4.2);
    expect(effectiveSizeM2({ sizeM2: 6.84, lengthM: 1, widthM: 1 })).toBe(6.8);
    expect(effectiveSizeM2({ lengthM: 2 })).toBeNull();
  });
});

describe('tax numbers', () => {
  test.each([
    '12345678Z',
    '12345678z',
    '12.345.678-Z',
    '00000000T',
    'X1234567L',
    'Y1234567X',
    'Z1234567R',
    'A58818501',
    'B12345674',
    'P1234567D',
    'G12345674',
    'G1234567D',
    'K1234567L',
  ])('%s is valid', (nif) => expect(isValidNif(nif)).toBe(true));

  test.each([
    '12345678A',
    '1234567Z',
    '',
    'A58818502',
    'A5881850A',
    'P12345674',
    'X1234567A',
    'I12345674',
    '12345678ZZ',
    '١٢٣٤٥٦٧٨Z',
  ])('%s is invalid', (nif) => expect(isValidNif(nif)).toBe(false));

  test('one wrong digit always makes a DNI number invalid', () => {
    const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 1, max: 9 }),
        (number, place, change) => {
          const digits = String(number).padStart(8, '0');
          const wrong = `${digits.slice(0, place)}${(Number(digits[place]) + change) % 10}${digits.slice(place + 1)}`;
          const letter = letters.charAt(number % 23);
          return isValidNif(digits + letter) && !isValidNif(wrong + letter);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('stored codes', () => {
  test('a bit mask stores each set of features', () => {
    expect(featureBit(SpaceFeature.DRY)).toBe(0);
    expect(featureBit(SpaceFeature.TROLLEY)).toBe(23);
    fc.assert(
      fc.property(fc.subarray(Object.values(SpaceFeature)), (features) => {
        const mask = featureMask(features);
        return Object.values(SpaceFeature).every(
          (feature) => ((mask >> featureBit(feature)) & 1) === Number(features.includes(feature)),
        );
      }),
    );
  });

  test('types and deposits convert to and from their codes', () => {
    for (const type of Object.values(SpaceType)) expect(spaceTypeOfCode(spaceTypeCodes[type])).toBe(type);
    expect([0, 1, 2].map(depositOfHalfMonths)).toEqual(['none', 'half', 'one']);
    expect(() => spaceTypeOfCode(7)).toThrow(RangeError);
  });
});
