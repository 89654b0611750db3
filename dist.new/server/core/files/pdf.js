import { readFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
const BEGIN_BYTES = 8;
/** Where a whole PDF says that it ends. */
const END_BYTES = 1024;
/** The bytes of a file that says itself that it is a PDF: null when it does not, `damaged` when its end is missing. */
export async function readPdf(file) {
    const [begin] = await createReadStream(file, { end: BEGIN_BYTES - 1 }).toArray();
    if (!/^%PDF-[12]\.\d/.test(String(begin)))
        return null;
    const bytes = await readFile(file);
    return bytes.toString('latin1', Math.max(0, bytes.length - END_BYTES)).includes('%%EOF') ? bytes : 'damaged';
}
//# sourceMappingURL=pdf.js.map