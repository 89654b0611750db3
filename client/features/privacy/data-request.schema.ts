import * as z from 'zod/mini';

const LENGTH = 'CONTACT_MESSAGE_LENGTH';

/** What using a right takes; the words are the server's codes. */
export const dataRequestSchema = z.object({
  details: z.string().check(z.trim(), z.minLength(20, LENGTH), z.maxLength(3000, LENGTH)),
});
