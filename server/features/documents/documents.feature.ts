import type { Feature } from '../../core/feature.js';
import { registerDocumentConsumers } from './document.consumers.js';
import {
  DocumentedBookingResolver,
  DocumentedPayoutResolver,
  DocumentedRecordResolver,
  DocumentFieldsResolver,
} from './document-fields.resolver.js';
import { registerDocumentJobs } from './document.jobs.js';
import { DocumentResolver } from './document.resolver.js';
import { mountDocuments, mountDocumentZip } from './document.routes.js';
import { InvoicingResolver, ViewerTaxResolver } from './invoicing/invoicing.resolver.js';
import { TaxPeriodsResolver } from './tax/tax-periods.resolver.js';
import { mountTaxFile } from './tax/tax.routes.js';

/** Documents of rentals as PDFs: receipts, invoices in numbered series, terms, notices and statements. */
export const documentsFeature: Feature = {
  name: 'documents',
  resolvers: [
    DocumentResolver,
    DocumentFieldsResolver,
    DocumentedBookingResolver,
    DocumentedPayoutResolver,
    DocumentedRecordResolver,
    InvoicingResolver,
    ViewerTaxResolver,
    TaxPeriodsResolver,
  ],
  jobs: registerDocumentJobs,
  consumers: registerDocumentConsumers,
  mount: (app, deps) => {
    mountDocumentZip(app, deps);
    mountDocuments(app, deps);
    mountTaxFile(app, deps);
  },
};
