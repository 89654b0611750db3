import * as z from 'zod/mini';

/* A key has at most 200 characters; such a long name is refused anyway. */
const MOST_OF_NAME = 100;

/** Idempotent: sending the same name twice creates one list. */
export const listKey = (key: string, name: string): string => `${key} ${name.slice(0, MOST_OF_NAME)}`;

/** The name of a list, validated by the server. */
export const listNameSchema = z.object({ name: z.string() });

/** The target list of a space; `name` is that of a list to create. */
export const moveSchema = z.object({
  toListId: z.string().check(z.minLength(1, 'REQUIRED')),
  name: z.string(),
  staysHere: z.boolean(),
});
