import * as z from 'zod/mini';
import { code } from '../../forms/problem-code';
import { accountBounds } from '../../generated/bounds';
import type { FieldProblemCode } from '../../generated/schema';
import { DocumentTypeValues } from '../../generated/values/DocumentType';

/* Checks for empty fields only, with the server's codes; the server validates the rest. */
const filled = (problem: FieldProblemCode, bounds?: { readonly min: number; readonly max: number }) =>
  z.string().check(z.trim(), z.minLength(bounds?.min ?? 1, code(problem, bounds)));

/** The data on an identity document. */
export const identitySchema = z.object({
  documentType: z.enum(DocumentTypeValues),
  fullName: filled('FULL_NAME_LENGTH', accountBounds.fullName),
  birthDate: filled('BIRTH_DATE_INVALID'),
  country: filled('DOCUMENT_COUNTRY_INVALID'),
  documentNumber: filled('DOCUMENT_NUMBER_INVALID'),
  expiresOn: filled('REQUIRED'),
});

export type IdentityValues = z.infer<typeof identitySchema>;

export const IDENTITY_FIELDS = ['fullName', 'birthDate', 'country', 'documentNumber', 'expiresOn'] as const;
