/** Acts that move more money than this need two members of the staff; the database enforces it too. */
export const ALONE_CENTS = 500_00;
