import type { GraphQLScalarType } from 'graphql';
import type { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';
import type { WizardStep } from '../space-types.js';

/** Smallest and largest value, or number of characters of a text. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A type of the API as type-graphql names it; enums are the enum itself. */
type ItemType = StringConstructor | BooleanConstructor | GraphQLScalarType | (abstract new () => object) | EnumType;
type EnumType = Readonly<Record<string, string>>;

/** Everything the program knows of one field of a space. */
export interface SpaceField {
  /** The step of the wizard that asks for it. */
  readonly step: WizardStep;
  readonly type: ItemType | readonly [ItemType];
  /** Of the wizard's field in the API; `{min}` and `{max}` stand for the bounds. */
  readonly description: string;
  /** Key of its name in the client's catalogues, for the fields that the client renders from this table. */
  readonly label?: string;
  readonly unit?: 'm' | 'm²' | 'h' | '%';
  readonly bounds?: Bounds;
  /** The problem of a value that is missing or out of bounds. */
  readonly problem?: FieldProblemCode;
  /** Whether publishing needs it. */
  readonly isRequired?: true;
  /** Most characters or entries a draft keeps of it; of a number, its largest amount. */
  readonly maxKept?: number;
  /** Column of `spaces` and its type; none where publishing stores it elsewhere or not at all. */
  readonly column?: string;
  readonly columnType?: 'text' | 'text[]' | 'float8' | 'int' | 'smallint' | 'boolean' | 'date' | 'jsonb';
  /** Property of the entity where it is not called as the field. */
  readonly property?: string;
  /** What the column holds when nothing is given, and after an erasure; null unless told. */
  readonly empty?: string | number | boolean | readonly never[];
  /** Who reads it of a published space; everybody unless told. The policy decides who has a right to place and way in. */
  readonly seenBy?: 'host' | 'placeRight' | 'accessRight';
  /** Whether the value stays when the host's data are erased: the books need it. */
  readonly isKeptAfterErasure?: true;
  /** Type of the column of the same name in the search row, for a number that the row copies as it is. */
  readonly searchType?: 'real' | 'int' | 'smallint';
  /** Filters of a search that read it. */
  readonly filters?: readonly string[];
}

/** The values of a field with a type of the table. */
export type ValueOf<Type> = Type extends StringConstructor
  ? string
  : Type extends BooleanConstructor
    ? boolean
    : Type extends readonly [infer Item]
      ? readonly ValueOf<Item>[]
      : Type extends GraphQLScalarType<infer Value>
        ? Value
        : Type extends abstract new () => infer Instance
          ? Instance
          : Type extends Readonly<Record<string, infer Value>>
            ? Value
            : never;
