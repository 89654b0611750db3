import { firstNameOf, publicNameOf } from '../accounts/person-name.js';
/** "Nerea B." */
export const publicName = (user) => publicNameOf(user);
/** Whoever asked reads only the first name of who answers. */
export const authorName = (user, { isFirstNameOnly }) => isFirstNameOnly ? firstNameOf(user.fullName) : publicNameOf(user);
//# sourceMappingURL=ticket-names.js.map