import { decodeCursor } from '../../core/graphql/connection.js';
import { isLocalDate } from '../../core/values/date-range.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import type { GeoPosition } from '../../ports/geocoder.js';
import { toPlane, toPlaneDistance } from '../../core/values/mercator.js';
import { SpaceSort } from './search.inputs.js';
import type { Params } from './sql.js';

interface OrderShape {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly type: 'real' | 'int' | 'float8' | 'timestamptz';
}

const SHAPES: Readonly<Record<Exclude<SpaceSort, SpaceSort.DISTANCE>, OrderShape>> = {
  [SpaceSort.RECOMMENDED]: { column: 'rel', direction: 'desc', type: 'real' },
  [SpaceSort.PRICE]: { column: 'price_cents', direction: 'asc', type: 'int' },
  [SpaceSort.PRICE_PER_M2]: { column: 'price_m2_cents', direction: 'asc', type: 'int' },
  [SpaceSort.SIZE]: { column: 'size_m2', direction: 'desc', type: 'real' },
  [SpaceSort.NEWEST]: { column: 'listed_at', direction: 'desc', type: 'timestamptz' },
};

const KEY_PATTERNS: Readonly<Record<OrderShape['type'], RegExp>> = {
  real: /^-?\d{1,7}(\.\d{1,12})?(e-?\d{1,2})?$/,
  int: /^\d{1,9}$/,
  float8: /^\d{1,7}(\.\d{1,20})?(e-?\d{1,3})?$/,
  timestamptz: /^(?!0000)\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:?[0-5]\d)?$/,
};

/** Whether the text is a value of the type: one that PostgreSQL could not read is no key of ours. */
function isKey(text: string, type: OrderShape['type']): boolean {
  if (!KEY_PATTERNS[type].test(text)) return false;
  if (type === 'timestamptz') return isLocalDate(text.slice(0, 10));
  const value = type === 'real' ? Math.fround(Number(text)) : Number(text);
  return Number.isFinite(value) && (value !== 0 || /^-?[0.]+(e|$)/.test(text));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where one row stands in an order. */
export interface RowKey {
  readonly id: string;
  /** The sort value as PostgreSQL writes it: no digit is lost on the way to a cursor and back. */
  readonly key: string;
}

/** Of the recommended order from a named point: the share of nearness (P11), and the metres at which it counts half. */
const NEARNESS_SHARE = 0.4;
const HALF_AT_M = 1000;
const NEAR_SHAPE: OrderShape = { column: '', direction: 'desc', type: 'float8' };

/** One order of the results, ready to be written into statements. */
export class SearchOrder {
  /** Names the order in its cursors. */
  readonly tag: string;
  /** Nearest first; only where there is a centre. */
  readonly isByDistance: boolean;
  private readonly isNear: boolean;
  private readonly shape: OrderShape;

  constructor(
    sort: SpaceSort,
    private readonly centre: GeoPosition | null,
    /** The centre is a point somebody named: nearness counts in the recommended order. */
    isFromPoint = false,
  ) {
    const effective = sort === SpaceSort.DISTANCE && !centre ? SpaceSort.RECOMMENDED : sort;
    this.isNear = effective === SpaceSort.RECOMMENDED && isFromPoint && centre !== null;
    this.tag = this.isNear ? `spaces:${effective}:near` : `spaces:${effective}`;
    this.isByDistance = effective === SpaceSort.DISTANCE;
    this.shape = this.isNear
      ? NEAR_SHAPE
      : effective === SpaceSort.DISTANCE
        ? { column: '', direction: 'asc', type: 'float8' }
        : SHAPES[effective];
  }

  /** The expression sorted by. */
  expression(params: Params): string {
    if (this.shape.column || !this.centre) return this.shape.column;
    const { x, y } = toPlane(this.centre);
    const distance = `pt <-> point(${params.add(x)}, ${params.add(y)})`;
    if (!this.isNear) return distance;
    const half = params.add(toPlaneDistance(HALF_AT_M, this.centre.lat));
    return `${1 - NEARNESS_SHARE} * rel + ${NEARNESS_SHARE} / (1 + (${distance}) / ${half}::float8)`;
  }

  orderBy(expression: string): string {
    return `order by ${expression} ${this.shape.direction}, id ${this.shape.direction}`;
  }

  /** Rows that come after a key. */
  after({ key, id }: RowKey, expression: string, params: Params): string {
    const operator = this.shape.direction === 'asc' ? '>' : '<';
    return `(${expression}, id) ${operator} (${params.add(key)}::${this.shape.type}, ${params.add(id)}::uuid)`;
  }

  /** The key in a cursor of this order; throws CURSOR_INVALID on anything else. */
  keyOf(cursor: string): RowKey {
    const [key, id] = decodeCursor(this.tag, cursor, 2);
    const isOurs = typeof key === 'string' && typeof id === 'string' && isKey(key, this.shape.type) && UUID.test(id);
    if (!isOurs) throw new DomainError(ErrorCode.CURSOR_INVALID);
    return { key, id };
  }
}
