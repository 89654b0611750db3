import { decodeCursor } from '../../core/graphql/connection.js';
import { isLocalDate } from '../../core/values/date-range.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { toPlane, toPlaneDistance } from '../../core/values/mercator.js';
import { HALF_NEAR_M, RANKING_WEIGHTS } from './ranking.js';
import { SpaceSort } from './search.inputs.js';
const SHAPES = {
    [SpaceSort.RECOMMENDED]: { column: 'rel', direction: 'desc', type: 'real' },
    [SpaceSort.PRICE]: { column: 'price_cents', direction: 'asc', type: 'int' },
    [SpaceSort.PRICE_PER_M2]: { column: 'price_m2_cents', direction: 'asc', type: 'int' },
    [SpaceSort.SIZE]: { column: 'size_m2', direction: 'desc', type: 'real' },
    [SpaceSort.NEWEST]: { column: 'listed_at', direction: 'desc', type: 'timestamptz' },
};
/** The recommended order where a size is asked for. */
const SIZED = { ...SHAPES[SpaceSort.RECOMMENDED], column: 'rel_sized' };
const KEY_PATTERNS = {
    real: /^-?\d{1,7}(\.\d{1,12})?(e-?\d{1,2})?$/,
    int: /^\d{1,9}$/,
    float8: /^\d{1,7}(\.\d{1,20})?(e-?\d{1,3})?$/,
    timestamptz: /^(?!0000)\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:?[0-5]\d)?$/,
};
/** Whether the text is a value of the type: one that PostgreSQL could not read is no key of ours. */
function isKey(text, type) {
    if (!KEY_PATTERNS[type].test(text))
        return false;
    if (type === 'timestamptz')
        return isLocalDate(text.slice(0, 10));
    const value = type === 'real' ? Math.fround(Number(text)) : Number(text);
    return Number.isFinite(value) && (value !== 0 || /^-?[0.]+(e|$)/.test(text));
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const COMPUTED = { column: '', type: 'float8' };
/** What nearness is measured from. */
export var Nearness;
(function (Nearness) {
    /** Nothing was named, or a whole city: the stored scores know how far each space is from the middle of its own. */
    Nearness["STORED"] = "stored";
    /** A town without a page of its own: its middle. */
    Nearness["TOWN"] = "town";
    /** A point somebody named. */
    Nearness["POINT"] = "point";
})(Nearness || (Nearness = {}));
const HALF_AT_M = {
    [Nearness.TOWN]: HALF_NEAR_M.city,
    [Nearness.POINT]: HALF_NEAR_M.point,
};
const NEARNESS_SHARE = RANKING_WEIGHTS.nearness / 100;
/** One order of the results, ready to be written into statements. */
export class SearchOrder {
    /** Names the order in its cursors. */
    tag;
    /** Nearest first; only where there is a centre. */
    isByDistance;
    shape;
    centre;
    halfAtM;
    isSizeAsked;
    constructor({ sort, centre, nearness = Nearness.STORED, isSizeAsked = false }) {
        const effective = sort === SpaceSort.DISTANCE && !centre ? SpaceSort.RECOMMENDED : sort;
        const isRecommended = effective === SpaceSort.RECOMMENDED;
        this.centre = centre;
        this.isSizeAsked = isSizeAsked;
        this.isByDistance = effective === SpaceSort.DISTANCE;
        this.halfAtM = isRecommended && centre && nearness !== Nearness.STORED ? HALF_AT_M[nearness] : null;
        this.shape = this.shapeOf(effective);
        const variant = isRecommended ? `:${this.halfAtM ?? 'stored'}:${isSizeAsked ? 'sized' : 'usual'}` : '';
        this.tag = `spaces:${effective}${variant}`;
    }
    shapeOf(sort) {
        if (sort === SpaceSort.DISTANCE)
            return { ...COMPUTED, direction: 'asc' };
        if (this.halfAtM !== null)
            return { ...COMPUTED, direction: 'desc' };
        return sort === SpaceSort.RECOMMENDED && this.isSizeAsked ? SIZED : SHAPES[sort];
    }
    /** The expression sorted by. */
    expression(params) {
        if (this.shape.column || !this.centre)
            return this.shape.column;
        const { x, y } = toPlane(this.centre);
        const distance = params.dialect.distance(params.add(x), params.add(y));
        if (this.halfAtM === null)
            return distance;
        const half = params.add(toPlaneDistance(this.halfAtM, this.centre.lat));
        const known = this.isSizeAsked ? 'quality' : 'quality + rel - rel_sized';
        return `${known} + ${NEARNESS_SHARE} / (1 + (${distance}) / ${half}::float8)`;
    }
    /** In this order, or backward in the opposite one. */
    orderBy(expression, isBackward = false) {
        const direction = this.isRising(isBackward) ? 'asc' : 'desc';
        return `order by ${expression} ${direction}, id ${direction}`;
    }
    isRising(isBackward) {
        return (this.shape.direction === 'asc') !== isBackward;
    }
    /** Rows that come after a key, or backward before it. */
    after({ key, id }, expression, params, isBackward = false) {
        const operator = this.isRising(isBackward) ? '>' : '<';
        return `(${expression}, id) ${operator} (${params.add(key)}::${this.shape.type}, ${params.add(id)}::uuid)`;
    }
    /** The key in a cursor of this order; throws CURSOR_INVALID on anything else. */
    keyOf(cursor) {
        const [key, id] = decodeCursor(this.tag, cursor, 2);
        const isOurs = typeof key === 'string' && typeof id === 'string' && isKey(key, this.shape.type) && UUID.test(id);
        if (!isOurs)
            throw new DomainError(ErrorCode.CURSOR_INVALID);
        return { key, id };
    }
}
//# sourceMappingURL=search-order.js.map