import * as z from 'zod/mini';
import { code } from '../../forms/problem-code';
import { accountBounds, noticeBounds } from '../../generated/bounds';

const notice = {
  reason: z.string().check(z.minLength(1, code('REASON_REQUIRED'))),
  details: z
    .string()
    .check(
      z.trim(),
      z.minLength(noticeBounds.min, code('CONTACT_MESSAGE_LENGTH', noticeBounds)),
      z.maxLength(noticeBounds.max, code('CONTACT_MESSAGE_LENGTH', noticeBounds)),
    ),
  isGoodFaith: z.boolean().check(z.refine(Boolean, code('GOOD_FAITH_REQUIRED'))),
};

const visitor = z.object({
  ...notice,
  fullName: z
    .string()
    .check(
      z.trim(),
      z.minLength(accountBounds.fullName.min, code('FULL_NAME_LENGTH', accountBounds.fullName)),
      z.maxLength(accountBounds.fullName.max, code('FULL_NAME_LENGTH', accountBounds.fullName)),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(accountBounds.email.max, code('EMAIL_TOO_LONG', accountBounds.email)),
      z.regex(/^\S+@\S+\.\S+$/, code('EMAIL_INVALID')),
    ),
});
/* Not needed when signed in. */
const member = z.object({ ...notice, fullName: z.string(), email: z.string() });

/** Validates the form before it is sent; messages are the server's codes. */
export const reportSchema = (isSignedIn: boolean) => (isSignedIn ? member : visitor);

/** The form's values. */
export type ReportValues = z.infer<typeof visitor>;
