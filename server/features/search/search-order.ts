import { decodeCursor } from '../../core/graphql/connection.js';
import { isLocalDate } from '../../core/values/date-range.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import type { GeoPosition } from '../../ports/geocoder.js';
import { toPlane, toPlaneDistance } from '../../core/values/mercator.js';
import { HALF_NEAR_M, RANKING_WEIGHTS } from './ranking.js';
import { SpaceSort } from './search.inputs.js';
import type { Params } from './sql.js';
import { UUID } from '../../core/values/uuid.js';

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

/** The recommended order for searches with a size. */
const SIZED: OrderShape = { ...SHAPES[SpaceSort.RECOMMENDED], column: 'rel_sized' };

const KEY_PATTERNS: Readonly<Record<OrderShape['type'], RegExp>> = {
  real: /^-?\d{1,7}(\.\d{1,12})?(e-?\d{1,2})?$/,
  int: /^\d{1,9}$/,
  float8: /^\d{1,7}(\.\d{1,20})?(e-?\d{1,3})?$/,
  timestamptz: /^(?!0000)\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:?[0-5]\d)?$/,
};

/** Whether the text is a value of the type: one that PostgreSQL could not parse is not one of our keys. */
function isKey(text: string, type: OrderShape['type']): boolean {
  if (!KEY_PATTERNS[type].test(text)) return false;
  if (type === 'timestamptz') return isLocalDate(text.slice(0, 10));
  const value = type === 'real' ? Math.fround(Number(text)) : Number(text);
  return Number.isFinite(value) && (value !== 0 || /^-?[0.]+(e|$)/.test(text));
}

/** The position of one row in an order. */
export interface RowKey {
  readonly id: string;
  /** The sort value as PostgreSQL writes it: no digit is lost in a cursor. */
  readonly key: string;
}

const COMPUTED: Pick<OrderShape, 'column' | 'type'> = { column: '', type: 'float8' };

/** The origin of the distance score. */
export enum Nearness {
  /** No place, or a whole city: the stored scores include the distance to the centre of the space's own city. */
  STORED = 'stored',
  /** A town without a page: its centre. */
  TOWN = 'town',
  /** A requested point. */
  POINT = 'point',
}

const HALF_AT_M: Readonly<Record<Exclude<Nearness, Nearness.STORED>, number>> = {
  [Nearness.TOWN]: HALF_NEAR_M.city,
  [Nearness.POINT]: HALF_NEAR_M.point,
};
const NEARNESS_SHARE = RANKING_WEIGHTS.nearness / 100;

export interface OrderOptions {
  readonly sort: SpaceSort;
  readonly centre: GeoPosition | null;
  readonly nearness?: Nearness;
  /** The search has a size: then there is no bonus for usual sizes. */
  readonly isSizeAsked?: boolean;
}

/** One order of the results, as used in statements. */
export class SearchOrder {
  /** The name of the order in its cursors. */
  readonly tag: string;
  /** Nearest first; only where there is a centre. */
  readonly isByDistance: boolean;
  private readonly shape: OrderShape;
  private readonly centre: GeoPosition | null;
  private readonly halfAtM: number | null;
  private readonly isSizeAsked: boolean;

  constructor({ sort, centre, nearness = Nearness.STORED, isSizeAsked = false }: OrderOptions) {
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

  private shapeOf(sort: SpaceSort): OrderShape {
    if (sort === SpaceSort.DISTANCE) return { ...COMPUTED, direction: 'asc' };
    if (this.halfAtM !== null) return { ...COMPUTED, direction: 'desc' };
    return sort === SpaceSort.RECOMMENDED && this.isSizeAsked ? SIZED : SHAPES[sort];
  }

  /** The sort expression. */
  expression(params: Params): string {
    if (this.shape.column || !this.centre) return this.shape.column;
    const { x, y } = toPlane(this.centre);
    const distance = params.dialect.distance(params.add(x), params.add(y));
    if (this.halfAtM === null) return distance;
    const half = params.add(toPlaneDistance(this.halfAtM, this.centre.lat));
    const known = this.isSizeAsked ? 'quality' : 'quality + rel - rel_sized';
    return `${known} + ${NEARNESS_SHARE} / (1 + (${distance}) / ${half}::float8)`;
  }

  /** In this order, or reversed for backward pages. */
  orderBy(expression: string, isBackward = false): string {
    const direction = this.isRising(isBackward) ? 'asc' : 'desc';
    return `order by ${expression} ${direction}, id ${direction}`;
  }

  private isRising(isBackward: boolean): boolean {
    return (this.shape.direction === 'asc') !== isBackward;
  }

  /** The condition for rows after a key, or before it for backward pages. */
  after({ key, id }: RowKey, expression: string, params: Params, isBackward = false): string {
    const operator = this.isRising(isBackward) ? '>' : '<';
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
