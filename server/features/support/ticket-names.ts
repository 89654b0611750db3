import { firstNameOf, publicNameOf } from '../accounts/person-name.js';

interface Named {
  readonly fullName: string;
  readonly displayName: string | null;
}

/** "Nerea B." */
export const publicName = (user: Named): string => publicNameOf(user);

/** The requester sees only the first name of the person who answers. */
export const authorName = (user: Named, { isFirstNameOnly }: { readonly isFirstNameOnly: boolean }): string =>
  isFirstNameOnly ? firstNameOf(user.fullName) : publicNameOf(user);
