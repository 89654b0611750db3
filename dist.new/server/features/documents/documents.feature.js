import { registerDocumentConsumers } from './document.consumers.js';
import { DocumentedBookingResolver, DocumentedPayoutResolver, DocumentedRecordResolver, DocumentFieldsResolver, } from './document-fields.resolver.js';
import { registerDocumentJobs } from './document.jobs.js';
import { DocumentResolver } from './document.resolver.js';
import { mountDocuments, mountDocumentZip } from './document.routes.js';
import { InvoicingResolver, ViewerTaxResolver } from './invoicing/invoicing.resolver.js';
/** Documents of rentals as PDFs: receipts, invoices in numbered series, terms, notices and statements. */
export const documentsFeature = {
    name: 'documents',
    resolvers: [
        DocumentResolver,
        DocumentFieldsResolver,
        DocumentedBookingResolver,
        DocumentedPayoutResolver,
        DocumentedRecordResolver,
        InvoicingResolver,
        ViewerTaxResolver,
    ],
    jobs: registerDocumentJobs,
    consumers: registerDocumentConsumers,
    mount: (app, deps) => {
        mountDocumentZip(app, deps);
        mountDocuments(app, deps);
    },
};
//# sourceMappingURL=documents.feature.js.map