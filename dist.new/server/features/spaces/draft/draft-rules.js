import { hasContactData } from '../../../core/redaction/contact-data.js';
import { addDays, isLocalDate } from '../../../core/values/date-range.js';
import { FieldProblemCode as Code } from '../../../core/errors/field-problem-codes.js';
import { metresBetween } from '../../../core/values/mercator.js';
import { isValidNif } from '../../../core/values/nif.js';
import { Int } from 'type-graphql';
import { getSpaceField, spaceFieldNames, spaceFields } from '../fields/space-fields.js';
import { Declaration, TaxProfile, WizardStep } from '../space-types.js';
import { isAllCapitals, textLength } from './title-rules.js';
/** Bounds of what is no field of its own. */
export const draftBounds = {
    photos: { min: 3, max: 20 },
    availableDaysAhead: { min: 0, max: 365 },
    weekday: { min: 1, max: 7 },
    minuteOfDay: { min: 0, max: 1440 },
};
const POSTAL_CODE = /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/;
const MAX_PIN_DISTANCE_M = 2000;
export const ACCESS_STEP_MINUTES = 15;
/** Declarations of everybody; traders also declare that what they offer complies with EU law. */
const commonDeclarations = [
    Declaration.OWNER_OR_AUTHORISED,
    Declaration.COMMUNITY_ALLOWS,
    Declaration.NO_DWELLING,
    Declaration.BUILDING_INSURANCE_TOLD,
    Declaration.DATA_TRUE,
];
/** Rules of fields for which bounds are not enough. */
const ownRules = {
    postalCode: ({ postalCode }) => (isPostalCode(postalCode ?? '') ? null : ['postalCode', Code.POSTAL_CODE_INVALID]),
    lat: pinFinding,
    title: ({ title }) => titleFinding(title ?? ''),
    description: ({ description }) => descriptionFinding(textLength(description)),
    sizeM2: sizeFinding,
    priceMonthCents: ({ priceMonthCents }, _, constants) => priceFinding(priceMonthCents, constants),
    discount90Percent: (draft, _, constants) => discountFinding(draft, constants),
    isTrader: (draft, { letsAsCompany }) => traderFinding(draft, letsAsCompany),
    taxProfile: taxProfileFinding,
    nif: nifFinding,
    accessHours: ({ accessHours }) => hoursFinding(accessHours ?? []),
    isInstantBook: instantFinding,
    availableFrom: availabilityFinding,
    declarations: declarationFinding,
};
/** Everything publishing would refuse, in the wizard's order. */
export function draftProblems(draft, context, constants) {
    return Object.values(WizardStep).flatMap((step) => {
        const findings = spaceFieldNames
            .filter((name) => spaceFields[name].step === step)
            .map((name) => (ownRules[name] ?? boundsRule(name))(draft, context, constants));
        return inStep(step, step === WizardStep.PHOTOS ? [photoFinding(context.photoCount)] : findings);
    });
}
/** Whether the text is a postal code of Spain, known or not. */
export function isPostalCode(text) {
    return POSTAL_CODE.test(text);
}
/** The area: as typed, or length by width, to one decimal. */
export function effectiveSizeM2(draft) {
    const { sizeM2, lengthM, widthM } = draft;
    const size = sizeM2 ?? (lengthM && widthM ? lengthM * widthM : null);
    const rounded = size === null ? null : Math.round(size * 10) / 10;
    return Number.isFinite(rounded) ? rounded : null;
}
/** The declarations a host has to make. */
export function requiredDeclarations(isTrader) {
    return isTrader ? [...commonDeclarations, Declaration.EU_LAW_COMPLIANT] : [...commonDeclarations];
}
/** What a space cannot be published without; what is done of it is the completeness. */
const requiredPaths = ['pin', 'photos', ...spaceFieldNames.filter((name) => getSpaceField(name).isRequired)];
/** How much of what publishing needs is there, in whole percent; 100 only without any problem. */
export function completenessPercent(problems) {
    const open = new Set(problems.map((problem) => problem.path.split('.')[0]));
    const done = requiredPaths.filter((path) => !open.has(path)).length;
    const percent = Math.floor((done * 100) / requiredPaths.length);
    return problems.length > 0 ? Math.min(percent, 99) : 100;
}
function inStep(step, findings) {
    return findings
        .filter((finding) => finding !== null)
        .map(([path, code, params]) => ({ step, path, code, ...(params ? { params } : {}) }));
}
/** The rule that follows from the table: a text of the right length, a number within bounds, an answer where one is needed. */
function boundsRule(name) {
    const { type, bounds, problem, isRequired } = getSpaceField(name);
    return (draft) => {
        if (problem === undefined)
            return null;
        const value = draft[name];
        const finding = bounds ? [name, problem, { ...bounds }] : [name, problem];
        if (type === String && bounds)
            return outside(textLength(value), bounds) ? finding : null;
        if (value == null || (Array.isArray(value) && value.length === 0))
            return isRequired ? finding : null;
        if (typeof value !== 'number' || !bounds)
            return null;
        return outside(value, bounds) || (type === Int && !Number.isInteger(value)) ? finding : null;
    };
}
function pinFinding({ lat, lng, isPinConfirmed }, { isInSpain, postalCodeCentre }) {
    if (lat == null || lng == null)
        return ['pin', Code.REQUIRED];
    if (!isInSpain)
        return ['pin', Code.PIN_OUTSIDE_SPAIN];
    if (isPinConfirmed || !postalCodeCentre)
        return null;
    const distanceM = Math.round(metresBetween({ lat, lng }, postalCodeCentre));
    return distanceM > MAX_PIN_DISTANCE_M
        ? ['pin', Code.PIN_FAR_FROM_POSTAL_CODE, { distanceM, maxM: MAX_PIN_DISTANCE_M }]
        : null;
}
function sizeFinding(draft) {
    const { bounds } = spaceFields.sizeM2;
    const size = effectiveSizeM2(draft);
    return size === null || outside(size, bounds) ? ['sizeM2', Code.SIZE_OUT_OF_RANGE, bounds] : null;
}
function titleFinding(title) {
    const { bounds } = spaceFields.title;
    if (outside(textLength(title), bounds))
        return ['title', Code.TITLE_LENGTH, bounds];
    if (hasContactData(title))
        return ['title', Code.TITLE_CONTACT_DATA];
    return isAllCapitals(title) ? ['title', Code.TITLE_ALL_CAPITALS] : null;
}
function descriptionFinding(length) {
    const { bounds } = spaceFields.description;
    if (length < bounds.min)
        return ['description', Code.DESCRIPTION_TOO_SHORT, bounds];
    return length > bounds.max ? ['description', Code.DESCRIPTION_TOO_LONG, bounds] : null;
}
function photoFinding(count) {
    if (count < draftBounds.photos.min)
        return ['photos', Code.PHOTOS_TOO_FEW, { ...draftBounds.photos, count }];
    return count > draftBounds.photos.max ? ['photos', Code.PHOTOS_TOO_MANY, { ...draftBounds.photos, count }] : null;
}
function priceFinding(price, constants) {
    const bounds = { min: constants.MIN_PRICE_MONTH_CENTS, max: constants.MAX_PRICE_MONTH_CENTS };
    if (price == null || outside(price, bounds))
        return ['priceMonthCents', Code.PRICE_OUT_OF_RANGE, bounds];
    return price % 100 === 0 ? null : ['priceMonthCents', Code.PRICE_NOT_WHOLE_EUROS];
}
/** Longer stays get at least as much; the first discount that breaks this is named. */
function discountFinding(draft, constants) {
    const max = constants.MAX_DISCOUNT_PERCENT;
    let least = 0;
    for (const path of ['discount90Percent', 'discount180Percent', 'discount365Percent']) {
        const percent = draft[path] ?? 0;
        if (!Number.isInteger(percent) || percent < least || percent > max)
            return [path, Code.DISCOUNTS_INVALID, { min: 0, max }];
        least = percent;
    }
    return null;
}
function traderFinding({ isTrader }, letsAsCompany) {
    if (isTrader == null)
        return ['isTrader', Code.TRADER_REQUIRED];
    return !isTrader && letsAsCompany ? ['isTrader', Code.TRADER_BY_TAX_PROFILE] : null;
}
/** A company is a professional, and a professional is no private person to the tax office either. */
function taxProfileFinding({ isTrader, taxProfile }) {
    if (!taxProfile)
        return ['taxProfile', Code.TAX_PROFILE_REQUIRED];
    const contradicting = isTrader ? TaxProfile.PARTICULAR : TaxProfile.EMPRESA;
    return isTrader != null && taxProfile === contradicting ? ['taxProfile', Code.TAX_PROFILE_CONTRADICTS] : null;
}
/** Traders need a tax number; a private person may leave it out, but not give a wrong one. */
function nifFinding({ taxProfile, nif }) {
    if (nif?.trim())
        return isValidNif(nif) ? null : ['nif', Code.NIF_INVALID];
    const isNeeded = taxProfile != null && taxProfile !== TaxProfile.PARTICULAR;
    return isNeeded ? ['nif', Code.NIF_INVALID] : null;
}
function instantFinding({ isInstantBook }, { requireIdentity, identityApproved }) {
    const isRefused = Boolean(isInstantBook) && requireIdentity && !identityApproved;
    return isRefused ? ['isInstantBook', Code.INSTANT_NEEDS_IDENTITY] : null;
}
/** At least one weekday, quarter hours, the end after the start and no two of a day over each other. */
function hoursFinding(hours) {
    if (hours.length === 0)
        return ['accessHours', Code.ACCESS_HOURS_INVALID];
    const wrong = hours.findIndex((entry, index) => !isQuarterHourRange(entry) || hours.slice(0, index).some((earlier) => isOverEachOther(earlier, entry)));
    return wrong === -1 ? null : [`accessHours.${wrong}`, Code.ACCESS_HOURS_INVALID];
}
function isQuarterHourRange({ weekday, fromMinute, toMinute }) {
    const isOnStep = (minute) => minute % ACCESS_STEP_MINUTES === 0 && !outside(minute, draftBounds.minuteOfDay);
    return (Number.isInteger(weekday) &&
        !outside(weekday, draftBounds.weekday) &&
        isOnStep(fromMinute) &&
        isOnStep(toMinute) &&
        fromMinute < toMinute);
}
function isOverEachOther(a, b) {
    return a.weekday === b.weekday && a.fromMinute < b.toMinute && b.fromMinute < a.toMinute;
}
function declarationFinding({ declarations, isTrader }) {
    const missing = requiredDeclarations(isTrader).filter((declaration) => !declarations?.includes(declaration));
    return missing.length > 0 ? ['declarations', Code.DECLARATIONS_REQUIRED, { missing }] : null;
}
/** Left out means from today. */
function availabilityFinding({ availableFrom }, { today, keptAvailableFrom }) {
    if (availableFrom == null || availableFrom === keptAvailableFrom)
        return null;
    const latest = addDays(today, draftBounds.availableDaysAhead.max);
    const isFine = isLocalDate(availableFrom) && availableFrom >= today && availableFrom <= latest;
    return isFine ? null : ['availableFrom', Code.AVAILABLE_FROM_INVALID, { today, latest }];
}
function outside(value, { min, max }) {
    return !(value >= min && value <= max);
}
//# sourceMappingURL=draft-rules.js.map