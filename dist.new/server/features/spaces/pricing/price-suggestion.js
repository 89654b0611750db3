import { registerEnumType } from 'type-graphql';
import { clampCents } from '../../../core/values/money.js';
import { zoneBaseEuros } from './price-zones.js';
import { AccessMode, Humidity, SpaceFeature, SpaceType } from '../space-types.js';
/** Why a suggestion is higher or lower. */
export var PriceReasonCode;
(function (PriceReasonCode) {
    PriceReasonCode["AUTONOMOUS"] = "autonomous";
    PriceReasonCode["ACCESS_24H"] = "access_24h";
    PriceReasonCode["DRY"] = "dry";
    PriceReasonCode["EASY_LOADING"] = "easy_loading";
    PriceReasonCode["SECURITY"] = "security";
    PriceReasonCode["STAIRS"] = "stairs";
    PriceReasonCode["SCHEDULED"] = "scheduled";
    PriceReasonCode["SHARED"] = "shared";
    PriceReasonCode["DAMP"] = "damp";
})(PriceReasonCode || (PriceReasonCode = {}));
registerEnumType(PriceReasonCode, {
    name: 'PriceReasonCode',
    description: 'Why a suggested price is higher or lower.',
    valuesConfig: {
        AUTONOMOUS: { description: 'Renters let themselves in.' },
        ACCESS_24H: { description: 'They can come at any hour.' },
        DRY: { description: 'It is dry or heated.' },
        EASY_LOADING: { description: 'A vehicle door, or on the level of the street.' },
        SECURITY: { description: 'A camera or an alarm.' },
        STAIRS: { description: 'Only stairs lead to it.' },
        SCHEDULED: { description: 'Renters come by appointment.' },
        SHARED: { description: 'Others keep things in it too.' },
        DAMP: { description: 'It is damp.' },
    },
});
const TYPE_PERCENT = {
    [SpaceType.STORAGE]: 100,
    [SpaceType.ROOM]: 85,
    [SpaceType.SHOP]: 80,
    [SpaceType.OTHER]: 70,
    [SpaceType.GARAGE]: 65,
    [SpaceType.WAREHOUSE]: 55,
};
const RADII_M = [2000, 5000, 10_000];
const ENOUGH_COMPARABLES = 5;
const SIZE_SPAN = { min: 0.5, max: 2 };
/** Prices outside of half and twice the suggestion get a hint; nothing is refused. */
const ADVICE_SPAN = { min: 0.5, max: 2 };
const REASONS_SHOWN = 2;
const BIN_CENTS = 500;
const EURO = 100;
/** A comparable this far away counts half as much as one next door. */
const HALF_WEIGHT_M = 2000;
/** Suggests a month's price: the model, moved towards the comparables the more of them there are. */
export function suggestPrice(subject, candidates, constants) {
    const exponent = constants.SUGGESTION_SIZE_EXPONENT / 100;
    const comparables = chooseComparables(candidates, subject.sizeM2).map((comparable) => ({
        value: comparable.priceMonthCents * (subject.sizeM2 / comparable.sizeM2) ** exponent,
        weight: HALF_WEIGHT_M / (HALF_WEIGHT_M + comparable.distanceM),
    }));
    const reasons = priceReasons(subject);
    const model = modelCents(subject, reasons, exponent);
    const share = comparables.length / (comparables.length + ENOUGH_COMPARABLES);
    const mixed = comparables.length > 0 ? share * weightedMedian(comparables) + (1 - share) * model : model;
    const suggestedCents = wholeEuros(clampCents(mixed, constants.SUGGESTION_MIN_CENTS, constants.MAX_PRICE_MONTH_CENTS));
    const span = constants.SUGGESTION_RANGE_PERCENT / 100;
    return {
        suggestedCents,
        lowCents: wholeEuros(Math.max(constants.MIN_PRICE_MONTH_CENTS, suggestedCents * (1 - span))),
        highCents: wholeEuros(Math.min(constants.MAX_PRICE_MONTH_CENTS, suggestedCents * (1 + span))),
        farBelowCents: suggestedCents * ADVICE_SPAN.min,
        farAboveCents: suggestedCents * ADVICE_SPAN.max,
        comparableCount: comparables.length,
        reasons: [...reasons].sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent)).slice(0, REASONS_SHOWN),
        distribution: distributionOf(comparables.map((comparable) => comparable.value)),
    };
}
/** Spaces of like size, from the smallest circle that holds enough of them, else from the whole city. */
export function chooseComparables(candidates, sizeM2) {
    const alike = candidates.filter(({ sizeM2: other }) => other >= sizeM2 * SIZE_SPAN.min && other <= sizeM2 * SIZE_SPAN.max);
    for (const radius of RADII_M) {
        const near = alike.filter((candidate) => candidate.distanceM <= radius);
        if (near.length >= ENOUGH_COMPARABLES)
            return near;
    }
    return alike.filter((candidate) => candidate.isSameCity || candidate.distanceM <= RADII_M[2]);
}
/** What of a space moves its price, and by how much. */
export function priceReasons({ features, accessMode, is24h, humidity }) {
    const hasAny = (...wanted) => wanted.some((feature) => features.includes(feature));
    const hasLift = hasAny(SpaceFeature.LIFT, SpaceFeature.FREIGHT_LIFT);
    const table = [
        [PriceReasonCode.AUTONOMOUS, accessMode === AccessMode.AUTONOMOUS, 8],
        [PriceReasonCode.ACCESS_24H, is24h, 5],
        [PriceReasonCode.DRY, hasAny(SpaceFeature.DRY, SpaceFeature.HEATED), 5],
        [PriceReasonCode.EASY_LOADING, hasAny(SpaceFeature.VEHICLE_DOOR, SpaceFeature.GROUND_FLOOR), 6],
        [PriceReasonCode.SECURITY, hasAny(SpaceFeature.CAMERA, SpaceFeature.ALARM), 5],
        [PriceReasonCode.STAIRS, hasAny(SpaceFeature.STAIRS_ONLY) && !hasLift, -8],
        [PriceReasonCode.SCHEDULED, accessMode === AccessMode.SCHEDULED, -5],
        [PriceReasonCode.SHARED, hasAny(SpaceFeature.SHARED), -20],
        [PriceReasonCode.DAMP, humidity === Humidity.SLIGHT || humidity === Humidity.VISIBLE, -15],
    ];
    return table.filter(([, applies]) => applies).map(([code, , percent]) => ({ code, percent }));
}
function modelCents(subject, reasons, exponent) {
    const featureFactor = reasons.reduce((factor, reason) => factor * (1 + reason.percent / 100), 1);
    const euros = zoneBaseEuros(subject.postalCode) * subject.sizeM2 ** exponent * (TYPE_PERCENT[subject.type] / 100) * featureFactor;
    return euros * EURO;
}
/** The value with half of the weight on either side; the middle of two when the weights meet there. */
function weightedMedian(items) {
    const sorted = [...items].sort((a, b) => a.value - b.value);
    const half = sorted.reduce((sum, item) => sum + item.weight, 0) / 2;
    let sum = 0;
    for (const [index, item] of sorted.entries()) {
        sum += item.weight;
        if (Math.abs(sum - half) < 1e-9)
            return (item.value + (sorted[index + 1] ?? item).value) / 2;
        if (sum > half)
            return item.value;
    }
    return sorted.at(-1)?.value ?? 0;
}
function distributionOf(values) {
    const counts = new Map();
    for (const value of values) {
        const fromCents = Math.floor(value / BIN_CENTS) * BIN_CENTS;
        counts.set(fromCents, (counts.get(fromCents) ?? 0) + 1);
    }
    return [...counts].map(([fromCents, count]) => ({ fromCents, count })).sort((a, b) => a.fromCents - b.fromCents);
}
function wholeEuros(cents) {
    return Math.round(cents / EURO) * EURO;
}
//# sourceMappingURL=price-suggestion.js.map