var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../errors/errors.js';
let PageInfo = class PageInfo {
    hasNextPage;
    hasPreviousPage;
    startCursor;
    endCursor;
};
__decorate([
    Field(() => Boolean, { description: 'Whether more follow.' })
], PageInfo.prototype, "hasNextPage", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether some come before.' })
], PageInfo.prototype, "hasPreviousPage", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Cursor of the first edge.' })
], PageInfo.prototype, "startCursor", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Cursor of the last edge.' })
], PageInfo.prototype, "endCursor", void 0);
PageInfo = __decorate([
    ObjectType({ description: 'The position of a page in a list (Relay).' })
], PageInfo);
export { PageInfo };
/** The edge type of a node type; `name` is the node's name in the schema. */
export function edgeType(node, name) {
    let EdgeClass = class EdgeClass {
        cursor;
        node;
    };
    __decorate([
        Field(() => String, { description: 'Pass it as `after` to go on from here.' })
    ], EdgeClass.prototype, "cursor", void 0);
    __decorate([
        Field(() => node, { description: 'The item itself.' })
    ], EdgeClass.prototype, "node", void 0);
    EdgeClass = __decorate([
        ObjectType(`${name}Edge`, { description: `One ${name} of a list, with its cursor.` })
    ], EdgeClass);
    return EdgeClass;
}
/** Default and bounds of `first` in every list. */
export const PAGE_SIZE = { default: 24, max: 50 };
/** `first` within its bounds. */
export function clampFirst(first, fallback = PAGE_SIZE.default) {
    return Math.min(Math.max(first ?? fallback, 1), PAGE_SIZE.max);
}
/** A keyset cursor: the sort values of a row, tagged with the list's order so that it fits no other. */
export function encodeCursor(order, values) {
    return Buffer.from(JSON.stringify([order, ...values])).toString('base64url');
}
/** The sort values of a cursor of this order; throws CURSOR_INVALID on any other text. */
export function decodeCursor(order, cursor, length) {
    try {
        const [tag, ...values] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
        const isFit = tag === order && values.length === length && values.every((v) => typeof v === 'string' || typeof v === 'number');
        if (isFit)
            return values;
    }
    catch {
        // Not a cursor of ours: refused below.
    }
    throw new DomainError(ErrorCode.CURSOR_INVALID);
}
function connectionOf(edges, more) {
    const pageInfo = { ...more, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
    return { edges, pageInfo };
}
/** The arguments of a list that is read from both ends. */
export function pageArgs({ fallback = PAGE_SIZE.default, max = PAGE_SIZE.max } = {}) {
    const bounds = (name) => `Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at \`${name}\`.`;
    let Page = class Page {
        first;
        after;
        last;
        before;
    };
    __decorate([
        Field(() => Int, {
            nullable: true,
            description: `How many, 1–${max}; ${fallback} by default. ${bounds('first')}`,
        })
    ], Page.prototype, "first", void 0);
    __decorate([
        Field(() => String, { nullable: true, description: 'Go on after the item with this cursor.' })
    ], Page.prototype, "after", void 0);
    __decorate([
        Field(() => Int, {
            nullable: true,
            description: `How many from the end, or before \`before\`, 1–${max}; not with \`first\` or \`after\`. ${bounds('last')}`,
        })
    ], Page.prototype, "last", void 0);
    __decorate([
        Field(() => String, { nullable: true, description: 'Go back from the item with this cursor.' })
    ], Page.prototype, "before", void 0);
    Page = __decorate([
        ArgsType()
    ], Page);
    return Page;
}
/** How many rows a page has at most, known before it is fetched. */
export function pageSizeOf({ first, last }, fallback) {
    return clampFirst(last ?? first, fallback);
}
/** The page that arguments name. Throws PAGINATION_CONFLICT when they name both directions. */
export function windowOf(page, fallback) {
    const { first, after, last, before } = page;
    const isBackward = last != null || before != null;
    if (isBackward && (first != null || after != null))
        throw new DomainError(ErrorCode.PAGINATION_CONFLICT);
    const bounds = { min: 1, max: PAGE_SIZE.max };
    for (const path of ['first', 'last']) {
        const count = page[path];
        if (count != null && (count < bounds.min || count > bounds.max))
            refuseProblems([{ path, code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: bounds }]);
    }
    return { size: pageSizeOf(page, fallback), cursor: (isBackward ? before : after) ?? null, isBackward };
}
/** A page of `size + 1` rows that were fetched in the order of its window. */
export function pageOfWindow(rows, { size, cursor, isBackward }, edgeOf) {
    const edges = rows.slice(0, size).map(edgeOf);
    const isMore = rows.length > size;
    const isInside = cursor !== null;
    return isBackward
        ? connectionOf(edges.reverse(), { hasNextPage: isInside, hasPreviousPage: isMore })
        : connectionOf(edges, { hasNextPage: isMore, hasPreviousPage: isInside });
}
/** Options of the argument `first` of a list; other numbers than 1 up to `max` are refused with FILTER_OUT_OF_RANGE. */
export function firstArg({ fallback = PAGE_SIZE.default, max = PAGE_SIZE.max } = {}) {
    return {
        nullable: true,
        description: `How many, 1–${max}; ${fallback} by default. Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at \`first\`.`,
        validateFn: (first) => {
            if (typeof first === 'number' && (first < 1 || first > max))
                refuseProblems([{ path: 'first', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min: 1, max } }]);
        },
    };
}
export const PAGE_ARGS = pageArgs();
/** For lists of which a whole screen is read at once. */
export const LONG_PAGE_ARGS = pageArgs({ fallback: PAGE_SIZE.max });
//# sourceMappingURL=connection.js.map