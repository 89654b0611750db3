import type { PlatformConstants } from '../../core/constants.js';
import { hasContactData } from '../../core/contact-data.js';
import { addDays, isLocalDate } from '../../core/date-range.js';
import type { ErrorParams } from '../../core/errors.js';
import { FieldProblemCode as Code } from '../../core/field-problem-codes.js';
import { metresBetween } from '../../core/mercator.js';
import { isValidNif } from '../../core/nif.js';
import type { AccessHoursValues, DraftContext, DraftProblem, DraftValues } from './draft-types.js';
import { Declaration, TaxProfile, WizardStep } from './space-types.js';
import { isAllCapitals, textLength } from './title-rules.js';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The bounds of the wizard's fields, for the checks and for the client's hints. */
export const draftBounds = {
  address: { min: 5, max: 150 },
  city: { min: 2, max: 80 },
  floorDoor: { min: 0, max: 40 },
  title: { min: 10, max: 60 },
  description: { min: 50, max: 2000 },
  sizeM2: { min: 0.5, max: 5000 },
  sideM: { min: 0.5, max: 100 },
  heightM: { min: 0.5, max: 15 },
  doorM: { min: 0.3, max: 10 },
  photos: { min: 3, max: 20 },
  minDays: { min: 1, max: 365 },
  visitNoticeHours: { min: 1, max: 72 },
  visitsPerMonth: { min: 1, max: 31 },
  accessInstructions: { min: 20, max: 1000 },
  keysLent: { min: 0, max: 10 },
  availableDaysAhead: { min: 0, max: 365 },
  weekday: { min: 1, max: 7 },
  minuteOfDay: { min: 0, max: 1440 },
} as const satisfies Record<string, Bounds>;

const POSTAL_CODE = /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/;
const MAX_PIN_DISTANCE_M = 2000;
const ACCESS_STEP_MINUTES = 15;
/** Declarations of everybody; traders also declare that what they offer complies with EU law. */
const commonDeclarations = [
  Declaration.OWNER_OR_AUTHORISED,
  Declaration.COMMUNITY_ALLOWS,
  Declaration.NO_DWELLING,
  Declaration.BUILDING_INSURANCE_TOLD,
  Declaration.DATA_TRUE,
] as const;

type Finding = [path: string, code: Code, params?: ErrorParams] | null;

/** Everything publishing would refuse, in the wizard's order. */
export function draftProblems(draft: DraftValues, facts: DraftContext, constants: PlatformConstants): DraftProblem[] {
  return [
    ...inStep(WizardStep.LOCATION, locationFindings(draft, facts)),
    ...inStep(WizardStep.DETAILS, detailFindings(draft)),
    ...inStep(WizardStep.PHOTOS, [photoFinding(facts.photoCount)]),
    ...inStep(WizardStep.PRICING, pricingFindings(draft, facts, constants)),
    ...inStep(WizardStep.ACCESS, accessFindings(draft, facts)),
    ...inStep(WizardStep.REVIEW, [declarationFinding(draft), availabilityFinding(draft, facts)]),
  ];
}

/** Whether the text is a postal code of Spain, known or not. */
export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text);
}

/** The area: as typed, or length by width, to one decimal. */
export function effectiveSizeM2(draft: Pick<DraftValues, 'sizeM2' | 'lengthM' | 'widthM'>): number | null {
  const { sizeM2, lengthM, widthM } = draft;
  const size = sizeM2 ?? (lengthM && widthM ? lengthM * widthM : null);
  const rounded = size === null ? null : Math.round(size * 10) / 10;
  return Number.isFinite(rounded) ? rounded : null;
}

/** The declarations a host has to make. */
export function requiredDeclarations(isTrader: boolean | null | undefined): Declaration[] {
  return isTrader ? [...commonDeclarations, Declaration.EU_LAW_COMPLIANT] : [...commonDeclarations];
}

/** Fields a space cannot be published without; what is done of them is the completeness. */
const requiredPaths = [
  'address',
  'city',
  'postalCode',
  'pin',
  'type',
  'title',
  'description',
  'sizeM2',
  'humidity',
  'allowedGoods',
  'photos',
  'priceMonthCents',
  'cancellationPolicy',
  'isTrader',
  'taxProfile',
  'accessMode',
  'accessHours',
  'accessInstructions',
  'declarations',
] as const;

/** How much of what publishing needs is there, in whole percent; 100 only without any problem. */
export function completenessPercent(problems: readonly DraftProblem[]): number {
  const open = new Set(problems.map((problem) => problem.path.split('.')[0]));
  const done = requiredPaths.filter((path) => !open.has(path)).length;
  const percent = Math.floor((done * 100) / requiredPaths.length);
  return problems.length > 0 ? Math.min(percent, 99) : 100;
}

function inStep(step: WizardStep, findings: readonly Finding[]): DraftProblem[] {
  return findings
    .filter((finding) => finding !== null)
    .map(([path, code, params]) => ({ step, path, code, ...(params ? { params } : {}) }));
}

function locationFindings(draft: DraftValues, facts: DraftContext): Finding[] {
  return [
    outside(textLength(draft.address), draftBounds.address)
      ? ['address', Code.ADDRESS_REQUIRED, draftBounds.address]
      : null,
    outside(textLength(draft.city), draftBounds.city) ? ['city', Code.CITY_REQUIRED, draftBounds.city] : null,
    isPostalCode(draft.postalCode ?? '') ? null : ['postalCode', Code.POSTAL_CODE_INVALID],
    pinFinding(draft, facts),
    ...(['floor', 'door'] as const).map((path): Finding =>
      textLength(draft[path]) > draftBounds.floorDoor.max
        ? [path, Code.FLOOR_DOOR_TOO_LONG, draftBounds.floorDoor]
        : null,
    ),
  ];
}

function pinFinding({ lat, lng, isPinConfirmed }: DraftValues, { isInSpain, postalCodeCentre }: DraftContext): Finding {
  if (lat == null || lng == null) return ['pin', Code.REQUIRED];
  if (!isInSpain) return ['pin', Code.PIN_OUTSIDE_SPAIN];
  if (isPinConfirmed || !postalCodeCentre) return null;
  const distanceM = Math.round(metresBetween({ lat, lng }, postalCodeCentre));
  return distanceM > MAX_PIN_DISTANCE_M
    ? ['pin', Code.PIN_FAR_FROM_POSTAL_CODE, { distanceM, maxM: MAX_PIN_DISTANCE_M }]
    : null;
}

function detailFindings(draft: DraftValues): Finding[] {
  const size = effectiveSizeM2(draft);
  return [
    draft.type ? null : ['type', Code.TYPE_REQUIRED],
    titleFinding(draft.title ?? ''),
    descriptionFinding(textLength(draft.description)),
    size === null || outside(size, draftBounds.sizeM2) ? ['sizeM2', Code.SIZE_OUT_OF_RANGE, draftBounds.sizeM2] : null,
    optional('lengthM', draft.lengthM, draftBounds.sideM, Code.SIDE_OUT_OF_RANGE),
    optional('widthM', draft.widthM, draftBounds.sideM, Code.SIDE_OUT_OF_RANGE),
    optional('heightM', draft.heightM, draftBounds.heightM, Code.HEIGHT_OUT_OF_RANGE),
    optional('doorWidthM', draft.doorWidthM, draftBounds.doorM, Code.DOOR_OUT_OF_RANGE),
    optional('doorHeightM', draft.doorHeightM, draftBounds.doorM, Code.DOOR_OUT_OF_RANGE),
    draft.humidity ? null : ['humidity', Code.HUMIDITY_REQUIRED],
    draft.allowedGoods?.length ? null : ['allowedGoods', Code.GOODS_REQUIRED],
  ];
}

function titleFinding(title: string): Finding {
  if (outside(textLength(title), draftBounds.title)) return ['title', Code.TITLE_LENGTH, draftBounds.title];
  if (hasContactData(title)) return ['title', Code.TITLE_CONTACT_DATA];
  return isAllCapitals(title) ? ['title', Code.TITLE_ALL_CAPITALS] : null;
}

function descriptionFinding(length: number): Finding {
  if (length < draftBounds.description.min) return ['description', Code.DESCRIPTION_TOO_SHORT, draftBounds.description];
  return length > draftBounds.description.max
    ? ['description', Code.DESCRIPTION_TOO_LONG, draftBounds.description]
    : null;
}

function photoFinding(count: number): Finding {
  if (count < draftBounds.photos.min) return ['photos', Code.PHOTOS_TOO_FEW, { ...draftBounds.photos, count }];
  return count > draftBounds.photos.max ? ['photos', Code.PHOTOS_TOO_MANY, { ...draftBounds.photos, count }] : null;
}

function pricingFindings(draft: DraftValues, { letsAsCompany }: DraftContext, constants: PlatformConstants): Finding[] {
  return [
    priceFinding(draft.priceMonthCents, constants),
    optionalWhole('minDays', draft.minDays, draftBounds.minDays, Code.MIN_DAYS_OUT_OF_RANGE),
    discountFinding(draft, constants),
    draft.cancellationPolicy ? null : ['cancellationPolicy', Code.POLICY_REQUIRED],
    traderFinding(draft, letsAsCompany),
    taxProfileFinding(draft),
    nifFinding(draft),
  ];
}

function priceFinding(price: number | null | undefined, constants: PlatformConstants): Finding {
  const bounds = { min: constants.MIN_PRICE_MONTH_CENTS, max: constants.MAX_PRICE_MONTH_CENTS };
  if (price == null || outside(price, bounds)) return ['priceMonthCents', Code.PRICE_OUT_OF_RANGE, bounds];
  return price % 100 === 0 ? null : ['priceMonthCents', Code.PRICE_NOT_WHOLE_EUROS];
}

/** Longer stays get at least as much; the first discount that breaks this is named. */
function discountFinding(draft: DraftValues, constants: PlatformConstants): Finding {
  const max = constants.MAX_DISCOUNT_PERCENT;
  let least = 0;
  for (const path of ['discount90Percent', 'discount180Percent', 'discount365Percent'] as const) {
    const percent = draft[path] ?? 0;
    if (!Number.isInteger(percent) || percent < least || percent > max)
      return [path, Code.DISCOUNTS_INVALID, { min: 0, max }];
    least = percent;
  }
  return null;
}

function traderFinding({ isTrader }: DraftValues, letsAsCompany: boolean): Finding {
  if (isTrader == null) return ['isTrader', Code.TRADER_REQUIRED];
  return !isTrader && letsAsCompany ? ['isTrader', Code.TRADER_BY_TAX_PROFILE] : null;
}

/** A company is a professional, and a professional is no private person to the tax office either. */
function taxProfileFinding({ isTrader, taxProfile }: DraftValues): Finding {
  if (!taxProfile) return ['taxProfile', Code.TAX_PROFILE_REQUIRED];
  const contradicting = isTrader ? TaxProfile.PARTICULAR : TaxProfile.EMPRESA;
  return isTrader != null && taxProfile === contradicting ? ['taxProfile', Code.TAX_PROFILE_CONTRADICTS] : null;
}

/** Traders need a tax number; a private person may leave it out, but not give a wrong one. */
function nifFinding({ taxProfile, nif }: DraftValues): Finding {
  if (nif?.trim()) return isValidNif(nif) ? null : ['nif', Code.NIF_INVALID];
  const isNeeded = taxProfile != null && taxProfile !== TaxProfile.PARTICULAR;
  return isNeeded ? ['nif', Code.NIF_INVALID] : null;
}

function accessFindings(draft: DraftValues, facts: DraftContext): Finding[] {
  const isInstantRefused = Boolean(draft.isInstantBook) && facts.requireIdentity && !facts.identityApproved;
  return [
    draft.accessMode ? null : ['accessMode', Code.ACCESS_MODE_REQUIRED],
    hoursFinding(draft.accessHours ?? []),
    optionalWhole(
      'visitNoticeHours',
      draft.visitNoticeHours,
      draftBounds.visitNoticeHours,
      Code.VISIT_NOTICE_OUT_OF_RANGE,
    ),
    optionalWhole('visitsPerMonth', draft.visitsPerMonth, draftBounds.visitsPerMonth, Code.VISITS_OUT_OF_RANGE),
    outside(textLength(draft.accessInstructions), draftBounds.accessInstructions)
      ? ['accessInstructions', Code.ACCESS_INSTRUCTIONS_LENGTH, draftBounds.accessInstructions]
      : null,
    optionalWhole('keysLent', draft.keysLent, draftBounds.keysLent, Code.KEYS_OUT_OF_RANGE),
    isInstantRefused ? ['isInstantBook', Code.INSTANT_NEEDS_IDENTITY] : null,
  ];
}

/** At least one weekday, quarter hours, the end after the start and no two of a day over each other. */
function hoursFinding(hours: readonly AccessHoursValues[]): Finding {
  if (hours.length === 0) return ['accessHours', Code.ACCESS_HOURS_INVALID];
  const wrong = hours.findIndex(
    (entry, index) =>
      !isQuarterHourRange(entry) || hours.slice(0, index).some((earlier) => isOverEachOther(earlier, entry)),
  );
  return wrong === -1 ? null : [`accessHours.${wrong}`, Code.ACCESS_HOURS_INVALID];
}

function isQuarterHourRange({ weekday, fromMinute, toMinute }: AccessHoursValues): boolean {
  const isOnStep = (minute: number): boolean =>
    minute % ACCESS_STEP_MINUTES === 0 && !outside(minute, draftBounds.minuteOfDay);
  return (
    Number.isInteger(weekday) &&
    !outside(weekday, draftBounds.weekday) &&
    isOnStep(fromMinute) &&
    isOnStep(toMinute) &&
    fromMinute < toMinute
  );
}

function isOverEachOther(a: AccessHoursValues, b: AccessHoursValues): boolean {
  return a.weekday === b.weekday && a.fromMinute < b.toMinute && b.fromMinute < a.toMinute;
}

function declarationFinding({ declarations, isTrader }: DraftValues): Finding {
  const missing = requiredDeclarations(isTrader).filter((declaration) => !declarations?.includes(declaration));
  return missing.length > 0 ? ['declarations', Code.DECLARATIONS_REQUIRED, { missing }] : null;
}

/** Left out means from today. */
function availabilityFinding({ availableFrom }: DraftValues, { today, keptAvailableFrom }: DraftContext): Finding {
  if (availableFrom == null || availableFrom === keptAvailableFrom) return null;
  const latest = addDays(today, draftBounds.availableDaysAhead.max);
  const isFine = isLocalDate(availableFrom) && availableFrom >= today && availableFrom <= latest;
  return isFine ? null : ['availableFrom', Code.AVAILABLE_FROM_INVALID, { today, latest }];
}

function optional(path: string, value: number | null | undefined, bounds: Bounds, code: Code): Finding {
  return value != null && outside(value, bounds) ? [path, code, { ...bounds }] : null;
}

function optionalWhole(path: string, value: number | null | undefined, bounds: Bounds, code: Code): Finding {
  return value != null && (!Number.isInteger(value) || outside(value, bounds)) ? [path, code, { ...bounds }] : null;
}

function outside(value: number, { min, max }: Bounds): boolean {
  return !(value >= min && value <= max);
}
