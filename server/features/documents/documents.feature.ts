import type { Feature } from '../../core/feature.js';
import { registerDocumentConsumers } from './document.consumers.js';
import {
  DocumentedBookingResolver,
  DocumentedRecordResolver,
  DocumentFieldsResolver,
} from './document-fields.resolver.js';
import { registerDocumentJobs } from './document.jobs.js';
import { DocumentResolver } from './document.resolver.js';
import { mountDocuments, mountDocumentZip } from './document.routes.js';
import { InvoicingResolver } from './invoicing/invoicing.resolver.js';

/** Documents of rentals as PDFs: receipts, invoices in numbered series, terms, notices and statements. */
export const documentsFeature: Feature = {
  name: 'documents',
  resolvers: [
    DocumentResolver,
    DocumentFieldsResolver,
    DocumentedBookingResolver,
    DocumentedRecordResolver,
    InvoicingResolver,
  ],
  jobs: registerDocumentJobs,
  consumers: registerDocumentConsumers,
  mount: (app, deps) => {
    mountDocumentZip(app, deps);
    mountDocuments(app, deps);
  },
};
