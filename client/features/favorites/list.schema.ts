import * as z from 'zod/mini';

/** A list's name; what may be wrong with it the server tells. */
export const listNameSchema = z.object({ name: z.string() });

/** Where a space goes; `name` is that of a list to be made. */
export const moveSchema = z.object({ toListId: z.string().check(z.minLength(1, 'REQUIRED')), name: z.string(), staysHere: z.boolean() });
