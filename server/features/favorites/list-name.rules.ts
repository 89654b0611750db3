import { hasContactData } from '../../core/redaction/contact-data.js';
import { FieldProblemCode, type FieldError } from '../../core/errors/errors.js';
import { isWithin } from '../../core/values/text.js';

/** Maximum number of lists per person, including the default one, and of spaces per list. */
export const MOST_LISTS = 20;
export const MOST_IN_LIST = 100;

const BOUNDS = { min: 1, max: 40 } as const;
/** The clients' label of the default list. */
const OF_THE_FIRST = ['mis favoritos', 'my favorites'];

/** The problems of a normalized name, given the viewer's other names; contact data is refused, because shared lists show the name. */
export function listNameProblems(name: string, others: readonly string[]): FieldError[] {
  const isVisible = /[^\p{Cf}\p{Z}]/u.test(name);
  if (!isVisible || !isWithin(name, BOUNDS))
    return [{ path: 'name', code: FieldProblemCode.LIST_NAME_LENGTH, params: BOUNDS }];
  if (hasContactData(name)) return [{ path: 'name', code: FieldProblemCode.CONTACT_DATA }];
  const isTaken = [...OF_THE_FIRST, ...others].some((other) => keyOf(other) === keyOf(name));
  return isTaken ? [{ path: 'name', code: FieldProblemCode.LIST_NAME_TAKEN }] : [];
}

const keyOf = (name: string): string => name.toLocaleLowerCase('es');
