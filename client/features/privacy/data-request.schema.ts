import * as z from 'zod/mini';
import { code } from '../../forms/problem-code';
import { noticeBounds } from '../../generated/bounds';

const LENGTH = code('CONTACT_MESSAGE_LENGTH', noticeBounds);

/** Validates a request with the server's problem codes. */
export const dataRequestSchema = z.object({
  details: z.string().check(z.trim(), z.minLength(noticeBounds.min, LENGTH), z.maxLength(noticeBounds.max, LENGTH)),
});
