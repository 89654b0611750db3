import type { GraphQLScalarType } from 'graphql';
import type { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';
import type { WizardStep } from '../space.enums.js';

/** Minimum and maximum of a number, or of the length of a text. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A type of the API in type-graphql's terms; for enums the enum itself. */
type ItemType = StringConstructor | BooleanConstructor | GraphQLScalarType | (abstract new () => object) | EnumType;
type EnumType = Readonly<Record<string, string>>;

/** Everything the program needs about one field of a space. */
export interface SpaceField {
  /** The wizard step of the field. */
  readonly step: WizardStep;
  readonly type: ItemType | readonly [ItemType];
  /** The description of the wizard's field in the API; `{min}` and `{max}` are replaced by the bounds. */
  readonly description: string;
  /** Key of its label in the wizard, in the client's catalogues; unset for a field without a control of its own. */
  readonly label?: string;
  readonly unit?: 'm' | 'm²' | 'h' | '%';
  readonly bounds?: Bounds;
  /** The problem code of a value that is missing or out of bounds. */
  readonly problem?: FieldProblemCode;
  /** Whether publishing requires it. */
  readonly isRequired?: true;
  /** Maximum number of characters or entries that a draft stores; for a number, its maximum. */
  readonly maxKept?: number;
  /** Column of `spaces` and its type; unset where publishing stores it elsewhere or not at all. */
  readonly column?: string;
  readonly columnType?: 'text' | 'text[]' | 'float8' | 'int' | 'smallint' | 'boolean' | 'date' | 'jsonb';
  /** The entity property, if it is named differently from the field. */
  readonly property?: string;
  /** The column's default, also after an erasure; null if unset. */
  readonly empty?: string | number | boolean | readonly never[];
  /** Who may read it of a published space; everybody if unset. The policy decides about address and access. */
  readonly seenBy?: 'host' | 'placeRight' | 'accessRight';
  /** Whether the value stays when the host's data are erased, because accounting needs it. */
  readonly isRetained?: true;
  /** Type of the column of the same name in the search row, for a number that is copied unchanged. */
  readonly searchType?: 'real' | 'int' | 'smallint';
  /** The search filters that read it. */
  readonly filters?: readonly string[];
}

/** The value types of the table's fields. */
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
