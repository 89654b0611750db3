import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { SignedInContext } from '../../../core/context.js';
import type { Locale } from '../../../core/values/locale.js';
import type { DashboardMode } from '../../bookings/booking-groups.types.js';
import { ownDocuments } from '../document-lists.js';
import type { DocumentRow } from '../issue/issue-document.js';
import { openPdf } from './document-files.js';
import { fileName } from './file-name.rules.js';

/** The PDFs of the viewer's documents, newest first, as a ZIP; one at a time is in memory. */
export async function zipOfDocuments(ctx: SignedInContext, mode: DashboardMode, locale: Locale): Promise<Readable> {
  const documents = await ownDocuments(ctx, mode)
    .where('d.fileKey', 'is not', null)
    .orderBy('d.issuedAt', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // yazl emits errors on the ZIP, not on its stream: without this the reader would wait forever.
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [name, document] of namesOf(documents, locale))
    // PDFs are compressed already. Each is opened only when it is written.
    zip.addReadStreamLazy(name, { mtime: document.issuedAt, compress: false }, (give) => {
      openPdf(ctx, document.fileKey ?? '', locale).then(
        (bytes) => give(null, Readable.from([bytes ?? Buffer.alloc(0)])),
        (error: unknown) => give(error, null as never),
      );
    });
  zip.end();
  return output;
}

/** Two documents of the same day and kind are distinguished by a number. */
function namesOf(documents: readonly DocumentRow[], locale: Locale): Map<string, DocumentRow> {
  const names = new Map<string, DocumentRow>();
  for (const document of documents) {
    const plain = fileName(document, locale);
    let name = plain;
    for (let copy = 2; names.has(name); copy++) name = plain.replace('.pdf', `-${copy}.pdf`);
    names.set(name, document);
  }
  return names;
}
