import type { PlatformConstants } from '../../../core/constants/constants.js';
import { hasContactData } from '../../../core/redaction/contact-data.js';
import { addDays, isLocalDate } from '../../../core/values/date-range.js';
import { fieldProblemOf, type ErrorParams } from '../../../core/errors/errors.js';
import { FieldProblemCode as Code } from '../../../core/errors/field-problem-codes.js';
import { metresBetween } from '../../../core/values/mercator.js';
import { isValidNif } from '../../../core/values/nif.js';
import { isPostalCode } from '../../../core/values/postal-code.js';
import { cleanText, lengthOf } from '../../../core/values/text.js';
import { Int } from 'type-graphql';
import type { Bounds } from '../fields/space-field.types.js';
import { getSpaceField, spaceFieldNames, spaceFields, type SpaceFieldName } from '../fields/space-fields.js';
import type { AccessHoursValues, DraftContext, DraftProblem, DraftValues } from './draft.types.js';
import { Declaration, TaxProfile, WizardStep } from '../space.enums.js';
import { isAllCapitals } from './title.rules.js';

/** Bounds of values that are not fields. */
export const draftBounds = {
  photos: { min: 3, max: 20 },
  availableDaysAhead: { min: 0, max: 365 },
  weekday: { min: 1, max: 7 },
  minuteOfDay: { min: 0, max: 1440 },
} as const satisfies Record<string, Bounds>;

const MAX_PIN_DISTANCE_M = 2000;
export const ACCESS_STEP_MINUTES = 15;
/** Declarations of all hosts; traders also declare that their offer complies with EU law. */
const commonDeclarations = [
  Declaration.OWNER_OR_AUTHORISED,
  Declaration.COMMUNITY_ALLOWS,
  Declaration.NO_DWELLING,
  Declaration.BUILDING_INSURANCE_TOLD,
  Declaration.DATA_TRUE,
] as const;

/** The arguments of `fieldProblemOf`, which checks the parameters. */
type Finding = readonly [path: string, code: Code, params?: ErrorParams] | null;
type Rule = (draft: DraftValues, context: DraftContext, constants: PlatformConstants) => Finding;

/** Rules of fields for which bounds are not enough. */
const ownRules: Partial<Record<SpaceFieldName, Rule>> = {
  postalCode: ({ postalCode }) => (isPostalCode(postalCode ?? '') ? null : ['postalCode', Code.POSTAL_CODE_INVALID]),
  lat: pinFinding,
  title: ({ title }) => titleFinding(title ?? ''),
  description: ({ description }) => descriptionFinding(typedLength(description)),
  sizeM2: sizeFinding,
  priceMonthCents: ({ priceMonthCents }, _, constants) => priceFinding(priceMonthCents, constants),
  discount90Percent: (draft, _, constants) => discountFinding(draft, constants),
  isTrader: (draft, { rentsOutAsCompany }) => traderFinding(draft, rentsOutAsCompany),
  taxProfile: taxProfileFinding,
  nif: nifFinding,
  accessHours: ({ accessHours }) => hoursFinding(accessHours ?? []),
  isInstantBook: instantFinding,
  availableFrom: availabilityFinding,
  declarations: declarationFinding,
};

/** Everything that publishing would refuse, in the wizard's order. */
export function draftProblems(draft: DraftValues, context: DraftContext, constants: PlatformConstants): DraftProblem[] {
  return Object.values(WizardStep).flatMap((step) => {
    const findings = spaceFieldNames
      .filter((name) => spaceFields[name].step === step)
      .map((name) => (ownRules[name] ?? boundsRule(name))(draft, context, constants));
    return inStep(step, step === WizardStep.PHOTOS ? [photoFinding(context.photoCount)] : findings);
  });
}

/** The area: as typed, or length by width, to one decimal. */
export function effectiveSizeM2(draft: Pick<DraftValues, 'sizeM2' | 'lengthM' | 'widthM'>): number | null {
  const { sizeM2, lengthM, widthM } = draft;
  const size = sizeM2 ?? (lengthM && widthM ? lengthM * widthM : null);
  const rounded = size === null ? null : Math.round(size * 10) / 10;
  return Number.isFinite(rounded) ? rounded : null;
}

/** The declarations required of a host. */
export function requiredDeclarations(isTrader: boolean | null | undefined): Declaration[] {
  return isTrader ? [...commonDeclarations, Declaration.EU_LAW_COMPLIANT] : [...commonDeclarations];
}

/** The requirements of publishing; the fulfilled share is the completeness. */
const requiredPaths = ['pin', 'photos', ...spaceFieldNames.filter((name) => getSpaceField(name).isRequired)];

/** The fulfilled share of what publishing requires, in whole percent; 100 only without any problem. */
export function completenessPercent(problems: readonly DraftProblem[]): number {
  const open = new Set(problems.map((problem) => problem.path.split('.')[0]));
  const done = requiredPaths.filter((path) => !open.has(path)).length;
  const percent = Math.floor((done * 100) / requiredPaths.length);
  return problems.length > 0 ? Math.min(percent, 99) : 100;
}

function inStep(step: WizardStep, findings: readonly Finding[]): DraftProblem[] {
  return findings
    .filter((finding) => finding !== null)
    .map(([path, code, params]) => ({ step, path, ...fieldProblemOf(code, params) }));
}

/** The rule derived from the table: a text of the right length, a number within bounds, a required answer. */
function boundsRule(name: SpaceFieldName): Rule {
  const { type, bounds, problem, isRequired } = getSpaceField(name);
  return (draft) => {
    if (problem === undefined) return null;
    const value = draft[name];
    const finding: Finding = bounds ? [name, problem, { ...bounds }] : [name, problem];
    if (type === String && bounds) return outside(typedLength(value as string | null), bounds) ? finding : null;
    if (value == null || (Array.isArray(value) && value.length === 0)) return isRequired ? finding : null;
    if (typeof value !== 'number' || !bounds) return null;
    return outside(value, bounds) || (type === Int && !Number.isInteger(value)) ? finding : null;
  };
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

function sizeFinding(draft: DraftValues): Finding {
  const { bounds } = spaceFields.sizeM2;
  const size = effectiveSizeM2(draft);
  return size === null || outside(size, bounds) ? ['sizeM2', Code.SIZE_OUT_OF_RANGE, bounds] : null;
}

const typedLength = (text: string | null | undefined): number => lengthOf(cleanText(text ?? ''));

function titleFinding(title: string): Finding {
  const { bounds } = spaceFields.title;
  if (outside(typedLength(title), bounds)) return ['title', Code.TITLE_LENGTH, bounds];
  if (hasContactData(title)) return ['title', Code.TITLE_CONTACT_DATA];
  return isAllCapitals(title) ? ['title', Code.TITLE_ALL_CAPITALS] : null;
}

function descriptionFinding(length: number): Finding {
  const { bounds } = spaceFields.description;
  if (length < bounds.min) return ['description', Code.DESCRIPTION_TOO_SHORT, bounds];
  return length > bounds.max ? ['description', Code.DESCRIPTION_TOO_LONG, bounds] : null;
}

function photoFinding(count: number): Finding {
  if (count < draftBounds.photos.min) return ['photos', Code.PHOTOS_TOO_FEW, { ...draftBounds.photos, count }];
  return count > draftBounds.photos.max ? ['photos', Code.PHOTOS_TOO_MANY, { ...draftBounds.photos, count }] : null;
}

function priceFinding(price: number | null | undefined, constants: PlatformConstants): Finding {
  const bounds = { min: constants.MIN_PRICE_MONTH_CENTS, max: constants.MAX_PRICE_MONTH_CENTS };
  if (price == null || outside(price, bounds)) return ['priceMonthCents', Code.PRICE_OUT_OF_RANGE, bounds];
  return price % 100 === 0 ? null : ['priceMonthCents', Code.PRICE_NOT_WHOLE_EUROS];
}

/** Longer stays need at least the same discount; the first one that breaks this is reported. */
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

function traderFinding({ isTrader }: DraftValues, rentsOutAsCompany: boolean): Finding {
  if (isTrader == null) return ['isTrader', Code.TRADER_REQUIRED];
  return !isTrader && rentsOutAsCompany ? ['isTrader', Code.TRADER_BY_TAX_PROFILE] : null;
}

/** A company is a professional, and the tax setting must not contradict that. */
function taxProfileFinding({ isTrader, taxProfile }: DraftValues): Finding {
  if (!taxProfile) return ['taxProfile', Code.TAX_PROFILE_REQUIRED];
  const contradicting = isTrader ? TaxProfile.PARTICULAR : TaxProfile.EMPRESA;
  return isTrader != null && taxProfile === contradicting ? ['taxProfile', Code.TAX_PROFILE_CONTRADICTS] : null;
}

/** Traders need a tax number; private hosts may omit it, but not enter an invalid one. */
function nifFinding({ taxProfile, nif }: DraftValues): Finding {
  if (nif?.trim()) return isValidNif(nif) ? null : ['nif', Code.NIF_INVALID];
  const isNeeded = taxProfile != null && taxProfile !== TaxProfile.PARTICULAR;
  return isNeeded ? ['nif', Code.NIF_INVALID] : null;
}

function instantFinding({ isInstantBook }: DraftValues, { requireIdentity, identityApproved }: DraftContext): Finding {
  const isRefused = Boolean(isInstantBook) && requireIdentity && !identityApproved;
  return isRefused ? ['isInstantBook', Code.INSTANT_NEEDS_IDENTITY] : null;
}

/** At least one weekday, quarter hours, ends after starts and no overlaps within a day. */
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

/** Omitted means from today. */
function availabilityFinding({ availableFrom }: DraftValues, { today, keptAvailableFrom }: DraftContext): Finding {
  if (availableFrom == null || availableFrom === keptAvailableFrom) return null;
  const latest = addDays(today, draftBounds.availableDaysAhead.max);
  const isFine = isLocalDate(availableFrom) && availableFrom >= today && availableFrom <= latest;
  return isFine ? null : ['availableFrom', Code.AVAILABLE_FROM_INVALID, { today, latest }];
}

function outside(value: number, { min, max }: Bounds): boolean {
  return !(value >= min && value <= max);
}
