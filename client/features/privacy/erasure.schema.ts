import * as z from 'zod/mini';

const REQUIRED = 'REQUIRED';

/** Validates the form of the deletion with the server's problem codes. */
export const erasureSchema = (hasSecondFactor: boolean) =>
  z.object({
    password: z.string().check(z.minLength(1, REQUIRED)),
    code: z.string().check(z.refine((code) => !hasSecondFactor || code.trim() !== '', REQUIRED)),
    confirm: z.boolean().check(z.refine((isTicked) => isTicked, 'CONFIRMATION_REQUIRED')),
  });
