import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { ownDocuments } from '../document-lists.js';
import { openPdf } from './document-files.js';
import { fileName } from './file-name.rules.js';
/** Some thirty years of a rental; of some 30 kB each. */
const AT_MOST = 1000;
/** The PDFs of the viewer's documents, the newest first, as a ZIP; one at a time is in memory. */
export async function zipOfDocuments(ctx, mode, locale) {
    const documents = await ownDocuments(ctx, mode)
        .where('d.fileKey', 'is not', null)
        .orderBy('d.issuedAt', 'desc')
        .orderBy('d.id', 'desc')
        .limit(AT_MOST)
        .execute();
    const zip = new ZipFile();
    const output = zip.outputStream;
    // yazl emits errors on the ZIP, not on its stream: without this the reader would wait forever.
    zip.on('error', (error) => output.destroy(error));
    for (const [name, document] of namesOf(documents, locale))
        // PDFs are compressed already. Each is opened only when it is written.
        zip.addReadStreamLazy(name, { mtime: document.issuedAt, compress: false }, (give) => {
            openPdf(ctx, document.fileKey ?? '', locale).then((bytes) => give(null, Readable.from([bytes ?? Buffer.alloc(0)])), (error) => give(error, null));
        });
    zip.end();
    return output;
}
/** Two documents of one day and kind are told apart by a number. */
function namesOf(documents, locale) {
    const names = new Map();
    for (const document of documents) {
        const plain = fileName(document, locale);
        let name = plain;
        for (let copy = 2; names.has(name); copy++)
            name = plain.replace('.pdf', `-${copy}.pdf`);
        names.set(name, document);
    }
    return names;
}
//# sourceMappingURL=zip-documents.js.map