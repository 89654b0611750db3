import * as z from 'zod/mini';
import { code } from '../../forms/problem-code';
import { ContactTopicValues } from '../../generated/values/ContactTopic';
import { accountBounds, noticeBounds } from '../../generated/bounds';

/** What the contact form checks before it asks the server; messages are the server's codes. */
export const contactSchema = z.object({
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
  topic: z.enum(ContactTopicValues, code('REASON_REQUIRED')),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(noticeBounds.min, code('CONTACT_MESSAGE_LENGTH', noticeBounds)),
      z.maxLength(noticeBounds.max, code('CONTACT_MESSAGE_LENGTH', noticeBounds)),
    ),
});

export type ContactValues = z.infer<typeof contactSchema>;
