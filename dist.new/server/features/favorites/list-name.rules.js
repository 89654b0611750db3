import { hasContactData } from '../../core/redaction/contact-data.js';
import { FieldProblemCode } from '../../core/errors/errors.js';
import { tidyLine } from '../accounts/profile/profile.rules.js';
/** How many lists somebody has at most, the first one among them, and how many spaces one holds. */
export const MOST_LISTS = 20;
export const MOST_IN_LIST = 100;
const BOUNDS = { min: 1, max: 40 };
/** What the clients call the first list. */
const OF_THE_FIRST = ['mis favoritos', 'my favorites'];
/** A name as it is kept. */
export const tidyName = (name) => tidyLine(name) ?? '';
/** Problems of a tidied name beside the names of the viewer's other lists; readers of a shared list see it. */
export function listNameProblems(name, others) {
    const length = [...name].length;
    const isVisible = /[^\p{Cf}\p{Z}]/u.test(name);
    if (!isVisible || length < BOUNDS.min || length > BOUNDS.max)
        return [{ path: 'name', code: FieldProblemCode.LIST_NAME_LENGTH, params: BOUNDS }];
    if (hasContactData(name))
        return [{ path: 'name', code: FieldProblemCode.CONTACT_DATA }];
    const isTaken = [...OF_THE_FIRST, ...others].some((other) => keyOf(other) === keyOf(name));
    return isTaken ? [{ path: 'name', code: FieldProblemCode.LIST_NAME_TAKEN }] : [];
}
const keyOf = (name) => name.toLocaleLowerCase('es');
//# sourceMappingURL=list-name.rules.js.map