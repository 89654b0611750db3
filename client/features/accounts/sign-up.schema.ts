import * as z from 'zod/mini';
import { code } from '../../forms/problem-code';
import { accountBounds, codeBounds } from '../../generated/bounds';

/*
 * Messages are the server's own codes, so that both sides use the same texts. Length and equality only: strength is checked by the server.
 */

const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(accountBounds.email.max, code('EMAIL_TOO_LONG', accountBounds.email)),
    z.regex(/^\S+@\S+\.\S+$/, code('EMAIL_INVALID')),
  );
const newPassword = z
  .string()
  .check(
    z.minLength(accountBounds.password.min, code('PASSWORD_LENGTH', accountBounds.password)),
    z.maxLength(accountBounds.password.max, code('PASSWORD_LENGTH', accountBounds.password)),
  );
const knownPassword = z.string().check(z.minLength(1, code('REQUIRED')));

const twiceTheSame = <T extends { password: string; confirmPassword: string }>() =>
  z.refine<T>((values) => values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    ...code('PASSWORD_MISMATCH'),
  });

/** What the sign-up form validates before the server does. */
export const signUpSchema = z
  .object({
    fullName: z
      .string()
      .check(
        z.trim(),
        z.minLength(accountBounds.fullName.min, code('FULL_NAME_LENGTH', accountBounds.fullName)),
        z.maxLength(accountBounds.fullName.max, code('FULL_NAME_LENGTH', accountBounds.fullName)),
      ),
    email,
    password: newPassword,
    confirmPassword: z.string(),
    acceptsTerms: z.boolean().check(z.refine((isAccepted) => isAccepted, code('TERMS_REQUIRED'))),
    wantsMarketing: z.boolean(),
  })
  .check(twiceTheSame());

export type SignUpValues = z.infer<typeof signUpSchema>;

/** What the sign-in form validates: both are required (ACC-1). The two messages differ, as the summary lists them below each other. */
export const signInSchema = (missing: { email: string; password: string }) =>
  z.object({
    email: z.string().check(z.trim(), z.minLength(1, missing.email)),
    password: z.string().check(z.minLength(1, missing.password)),
  });

/** The address for a mail with a link. */
export const emailSchema = z.object({ email });

/** A new password, typed twice. */
export const newPasswordSchema = z.object({ password: newPassword, confirmPassword: z.string() }).check(twiceTheSame());

/** A new password, with the current one. */
export const changePasswordSchema = z
  .object({ currentPassword: knownPassword, password: newPassword, confirmPassword: z.string() })
  .check(twiceTheSame());

/** A new address, with the password. */
export const changeEmailSchema = z.object({ email, password: knownPassword });

/** The password, before a sensitive action. */
export const passwordSchema = z.object({ password: knownPassword });

/** The password and a code of the second factor. */
export const proofSchema = z.object({
  password: knownPassword,
  code: z.string().check(z.trim(), z.minLength(1, code('REQUIRED'))),
});

/** The authenticator app's six digits. */
export const codeSchema = z.object({
  code: z.string().check(z.regex(new RegExp(`^\\d{${codeBounds.digits}}$`), code('CODE_INVALID'))),
});
