import * as z from 'zod/mini';
import { code } from '../../forms/problem-code';
import { accountBounds } from '../../generated/bounds';

/** What the form checks before it asks the server; messages are the server's codes. */
export const waitingListSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, code('REQUIRED')),
      z.maxLength(accountBounds.email.max, code('EMAIL_TOO_LONG', accountBounds.email)),
      z.regex(/^\S+@\S+\.\S+$/, code('EMAIL_INVALID')),
    ),
});

export type WaitingListValues = z.infer<typeof waitingListSchema>;
