/** Where a whole PDF says that it ends. */
const END_BYTES = 1024;

/** Whether bytes are a PDF, by what they say themselves; `damaged` when its end is missing. */
export function isPdf(bytes: Buffer): boolean | 'damaged' {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  return bytes.toString('latin1', Math.max(0, bytes.length - END_BYTES)).includes('%%EOF') || 'damaged';
}
