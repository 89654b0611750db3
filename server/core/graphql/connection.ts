import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../errors/errors.js';
import { callerKindOf, OPERATION_LIMITS } from './limits.js';

@ObjectType({ description: 'The position of a page in a list (Relay).' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more items after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there are items before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first edge.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last edge.' })
  endCursor!: string | null;
}

export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

export interface Connection<T> {
  readonly edges: readonly Edge<T>[];
  readonly pageInfo: PageInfo;
}

/** The edge type of a node type; `name` is the node's name in the schema, `T` the row from which its fields are resolved. */
export function edgeType<Node extends object, T = Node>(node: ClassType<Node>, name: string): ClassType<Edge<T>> {
  @ObjectType(`${name}Edge`, { description: `One ${name} of a list, with its cursor.` })
  class EdgeClass implements Edge<T> {
    @Field(() => String, { description: 'Pass it as `after` to fetch the items that follow.' })
    cursor!: string;

    @Field(() => node, { description: 'The item.' })
    node!: T;
  }
  return EdgeClass;
}

/** Default and maximum of `first` in every list, by kind of caller. */
export const PAGE_SIZE = {
  default: 24,
  max: OPERATION_LIMITS.signedIn.first,
  maxByKey: OPERATION_LIMITS.key.first,
} as const;

/** `first` within the widest bounds. */
export function clampFirst(first: number | null | undefined, fallback: number = PAGE_SIZE.default): number {
  return Math.min(Math.max(first ?? fallback, 1), PAGE_SIZE.maxByKey);
}

type CursorValue = string | number;

/** A keyset cursor: the sort values of a row, tagged with the list's order so that it fits no other list. */
export function encodeCursor(order: string, values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify([order, ...values])).toString('base64url');
}

/** The sort values of a cursor of this order; throws CURSOR_INVALID on any other text. */
export function decodeCursor(order: string, cursor: string, length: number): CursorValue[] {
  try {
    const [tag, ...values] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isFit =
      tag === order && values.length === length && values.every((v) => typeof v === 'string' || typeof v === 'number');
    if (isFit) return values as CursorValue[];
  } catch {
    // Not base64url JSON: refused below.
  }
  throw new DomainError(ErrorCode.CURSOR_INVALID);
}

function connectionOf<T>(
  edges: readonly Edge<T>[],
  more: Pick<PageInfo, 'hasNextPage' | 'hasPreviousPage'>,
): Connection<T> {
  const pageInfo = { ...more, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo };
}

/** The requested page: `first` after `after`, or `last` before `before`. */
export interface PageArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/** The arguments of a list that can be paged in both directions. */
export function pageArgs({ fallback = PAGE_SIZE.default }: { fallback?: number } = {}): ClassType<PageArgs> {
  const range = `1–${PAGE_SIZE.max}, with a key 1–${PAGE_SIZE.maxByKey}`;
  const bounds = (name: string) => `Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at \`${name}\`.`;
  @ArgsType()
  class Page implements PageArgs {
    @Field(() => Int, {
      nullable: true,
      description: `How many items, ${range}; ${fallback} by default. ${bounds('first')}`,
    })
    first?: number | null;

    @Field(() => String, { nullable: true, description: 'Return the items after this cursor.' })
    after?: string | null;

    @Field(() => Int, {
      nullable: true,
      description: `How many items from the end, or before \`before\`, ${range}; not with \`first\` or \`after\`. ${bounds('last')}`,
    })
    last?: number | null;

    @Field(() => String, { nullable: true, description: 'Return the items before this cursor.' })
    before?: string | null;
  }
  return Page;
}

/** The maximum number of rows of a page, known before it is fetched. */
export function pageSizeOf({ first, last }: PageArgs, fallback?: number): number {
  return clampFirst(last ?? first, fallback);
}

/** A page to fetch; backward pages are fetched in reverse order, starting at the cursor. */
export interface PageWindow {
  readonly size: number;
  readonly cursor: string | null;
  readonly isBackward: boolean;
}

/** The caller of a list, as every context has it: programs with an API key may request larger pages. */
interface PageCaller {
  readonly log: object;
  readonly apiKey?: object | null;
  readonly viewer?: object | null;
}

/**
 * The requested page. Throws PAGINATION_CONFLICT when the arguments name both directions, VALIDATION_FAILED when they exceed the caller's
 * maximum.
 */
export function windowOf(ctx: PageCaller, page: PageArgs, fallback?: number): PageWindow {
  const { first, after, last, before } = page;
  const isBackward = last != null || before != null;
  if (isBackward && (first != null || after != null)) throw new DomainError(ErrorCode.PAGINATION_CONFLICT);
  const bounds = { min: 1, max: OPERATION_LIMITS[callerKindOf(ctx)].first };
  for (const path of ['first', 'last'] as const) {
    const count = page[path];
    if (count != null && (count < bounds.min || count > bounds.max))
      refuseProblems([{ path, code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: bounds }]);
  }
  return { size: pageSizeOf(page, fallback), cursor: (isBackward ? before : after) ?? null, isBackward };
}

/** Builds a page from `size + 1` rows fetched in the order of its window. */
export function pageOfWindow<R, T>(
  rows: readonly R[],
  { size, cursor, isBackward }: PageWindow,
  edgeOf: (row: R) => Edge<T>,
): Connection<T> {
  const edges = rows.slice(0, size).map(edgeOf);
  const isMore = rows.length > size;
  const isInside = cursor !== null;
  return isBackward
    ? connectionOf(edges.reverse(), { hasNextPage: isInside, hasPreviousPage: isMore })
    : connectionOf(edges, { hasNextPage: isMore, hasPreviousPage: isInside });
}

/** The size of a list: default and maximum. */
interface FirstBounds {
  readonly fallback?: number;
  readonly max?: number;
}

/** Options of the argument `first` of a list; numbers outside 1 to `max` are refused with FILTER_OUT_OF_RANGE. */
export function firstArg({ fallback = PAGE_SIZE.default, max = PAGE_SIZE.max }: FirstBounds = {}) {
  return {
    nullable: true,
    description: `How many items, 1–${max}; ${fallback} by default. Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at \`first\`.`,
    validateFn: (first: unknown) => {
      if (typeof first === 'number' && (first < 1 || first > max))
        refuseProblems([{ path: 'first', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min: 1, max } }]);
    },
  } as const;
}

export const PAGE_ARGS = pageArgs();
/** For lists that fill a whole screen at once. */
export const LONG_PAGE_ARGS = pageArgs({ fallback: PAGE_SIZE.max });
