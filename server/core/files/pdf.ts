import { readFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';

const BEGIN_BYTES = 8;
/** The end-of-file marker of a complete PDF. */
const END_BYTES = 1024;

/** The bytes of a file with a PDF header: null without one, `damaged` when the end marker is missing. */
export async function readPdf(file: string): Promise<Buffer | 'damaged' | null> {
  const [begin] = await createReadStream(file, { end: BEGIN_BYTES - 1 }).toArray();
  if (!/^%PDF-[12]\.\d/.test(String(begin))) return null;
  const bytes = await readFile(file);
  return bytes.toString('latin1', Math.max(0, bytes.length - END_BYTES)).includes('%%EOF') ? bytes : 'damaged';
}
