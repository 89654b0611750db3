import { Field, ObjectType, type ClassType } from 'type-graphql';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../errors/errors.js';

@ObjectType({ description: 'The position of a page in a list (Relay).' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more follow.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether some come before.' })
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

/** The edge type of a node type; `name` is the node's name in the schema. */
export function edgeType<T extends object>(node: ClassType<T>, name: string): ClassType<Edge<T>> {
  @ObjectType(`${name}Edge`, { description: `One ${name} of a list, with its cursor.` })
  class EdgeClass implements Edge<T> {
    @Field(() => String, { description: 'Pass it as `after` to go on from here.' })
    cursor!: string;

    @Field(() => node, { description: 'The item itself.' })
    node!: T;
  }
  return EdgeClass;
}

/** Default and bounds of `first` in every list. */
export const PAGE_SIZE = { default: 24, max: 50 } as const;

/** `first` within its bounds. */
export function clampFirst(first: number | null | undefined, fallback: number = PAGE_SIZE.default): number {
  return Math.min(Math.max(first ?? fallback, 1), PAGE_SIZE.max);
}

type CursorValue = string | number;

/** A keyset cursor: the sort values of a row, tagged with the list's order so that it fits no other. */
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
    // Not a cursor of ours: refused below.
  }
  throw new DomainError(ErrorCode.CURSOR_INVALID);
}

/** A page of `first + 1` fetched rows: the extra one only shows that more follow. */
export function pageOf<R, T>(
  rows: readonly R[],
  first: number,
  isFirstPage: boolean,
  edgeOf: (row: R) => Edge<T>,
): Connection<T> {
  const edges = rows.slice(0, first).map(edgeOf);
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: !isFirstPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** How many of a list are wanted: by default, and at most. */
interface FirstBounds {
  readonly fallback?: number;
  readonly max?: number;
}

/** Options of the argument `first` of a list; other numbers than 1 up to `max` are refused with FILTER_OUT_OF_RANGE. */
export function firstArg({ fallback = PAGE_SIZE.default, max = PAGE_SIZE.max }: FirstBounds = {}) {
  return {
    nullable: true,
    description: `How many, 1–${max}; ${fallback} by default. Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at \`first\`.`,
    validateFn: (first: unknown) => {
      if (typeof first === 'number' && (first < 1 || first > max))
        refuseProblems([{ path: 'first', code: FieldProblemCode.FILTER_OUT_OF_RANGE, params: { min: 1, max } }]);
    },
  } as const;
}

export const FIRST_ARG = firstArg();
export const AFTER_ARG = { nullable: true, description: 'Go on after the item with this cursor.' } as const;
