import * as z from 'zod/mini';

/* A key has at most 200 characters; a name so long is refused anyway. */
const MOST_OF_NAME = 100;

/** The same name sent again makes no second list; another one does. */
export const listKey = (key: string, name: string): string => `${key} ${name.slice(0, MOST_OF_NAME)}`;

/** A list's name; what may be wrong with it the server tells. */
export const listNameSchema = z.object({ name: z.string() });

/** Where a space goes; `name` is that of a list to be made. */
export const moveSchema = z.object({
  toListId: z.string().check(z.minLength(1, 'REQUIRED')),
  name: z.string(),
  staysHere: z.boolean(),
});
