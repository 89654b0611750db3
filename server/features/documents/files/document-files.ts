import type { Config } from '../../../config.js';
import type { ServiceContext } from '../../../core/context.js';
import { decryptBytes, decryptText, deriveKey, encryptBytes, encryptText } from '../../../core/crypto.js';
import type { Locale } from '../../../core/values/locale.js';
import type { DocumentDetails } from '../document-content.types.js';

// Personal data and PDFs are encrypted under the id of their document, so that a dump reveals nothing and files cannot be swapped.

type Secret = { readonly config: Pick<Config, 'passwordPepper'> };
type Storage = Secret & Pick<ServiceContext, 'ports'>;

const keyOf = ({ config }: Secret): Buffer => deriveKey(config.passwordPepper, 'rental-documents');
const pathOf = (fileKey: string, locale: Locale): string => `${fileKey}/${locale}.sealed`;

/** The folder of a document's PDFs, one per language. */
export const documentFolder = (id: string): string => `rental-documents/${id}`;

/** Encrypts the personal data of a document. */
export function sealDetails(ctx: Secret, id: string, details: DocumentDetails): string {
  return encryptText(keyOf(ctx), JSON.stringify(details), id);
}

/** Decrypts the personal data of a document. */
export function openDetails(ctx: Secret, id: string, sealed: string): DocumentDetails {
  return JSON.parse(decryptText(keyOf(ctx), sealed, id)) as DocumentDetails;
}

/** Encrypts and stores the PDF of one language. */
export async function storePdf(ctx: Storage, fileKey: string, locale: Locale, bytes: Buffer): Promise<void> {
  const path = pathOf(fileKey, locale);
  await ctx.ports.files.put(path, encryptBytes(keyOf(ctx), bytes, path));
}

/** A stored PDF, decrypted; null when it no longer exists. */
export async function openPdf(ctx: Storage, fileKey: string, locale: Locale): Promise<Buffer | null> {
  const path = pathOf(fileKey, locale);
  const sealed = await ctx.ports.files.get(path);
  return sealed && decryptBytes(keyOf(ctx), sealed, path);
}
