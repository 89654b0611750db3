import { decryptBytes, decryptText, deriveKey, encryptBytes, encryptText } from '../../../core/crypto.js';
const keyOf = ({ config }) => deriveKey(config.passwordPepper, 'rental-documents');
const pathOf = (fileKey, locale) => `${fileKey}/${locale}.sealed`;
/** The folder of a document's PDFs, one in each language. */
export const documentFolder = (id) => `rental-documents/${id}`;
/** Encrypts the part of a document that names people. */
export function sealDetails(ctx, id, details) {
    return encryptText(keyOf(ctx), JSON.stringify(details), id);
}
/** Decrypts the part of a document that names people. */
export function openDetails(ctx, id, sealed) {
    return JSON.parse(decryptText(keyOf(ctx), sealed, id));
}
/** Encrypts and stores the PDF of one language. */
export async function storePdf(ctx, fileKey, locale, bytes) {
    const path = pathOf(fileKey, locale);
    await ctx.ports.files.put(path, encryptBytes(keyOf(ctx), bytes, path));
}
/** A stored PDF, decrypted; null when it no longer exists. */
export async function openPdf(ctx, fileKey, locale) {
    const path = pathOf(fileKey, locale);
    const sealed = await ctx.ports.files.get(path);
    return sealed && decryptBytes(keyOf(ctx), sealed, path);
}
//# sourceMappingURL=document-files.js.map