var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../core/authorization.js';
import { createFileToken } from '../../core/files/file-token.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { Booking } from '../bookings/booking.entity.js';
import { Payout } from '../bookings/payouts/payout.entity.js';
import { PaymentRecord } from '../bookings/renter-payments/renter-payments.types.js';
import { numberOf } from './document-number.rules.js';
import { documentsLoader, statementLoader, voidPayoutLoader } from './document.loaders.js';
import { DocumentKind } from './document-types.js';
import { IssuedDocument } from './issued-document.entity.js';
import { documentWords, titleOf } from './words/document-words.js';
let DocumentFieldsResolver = class DocumentFieldsResolver {
    id({ id }) {
        return toGlobalId('BookingDocument', id);
    }
    async title(document, ctx) {
        return titleOf({ ...document, isVoid: await this.isVoid(document, ctx) }, documentWords[ctx.locale]);
    }
    isVoid({ kind, sourceId }, ctx) {
        return kind === DocumentKind.PAYOUT_STATEMENT && voidPayoutLoader(ctx).load(sourceId);
    }
    number(document) {
        return numberOf(document);
    }
    url({ id, fileKey }, ctx) {
        if (fileKey === null)
            return null;
        const { config, clock, locale, viewer } = signedIn(ctx);
        const token = createFileToken(config, { purpose: 'rental-documents', id }, viewer.sessionId, clock.now());
        return `/files/documents/${toGlobalId('BookingDocument', id)}?lang=${locale}&token=${token}`;
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with doc_.' }),
    __param(0, Root())
], DocumentFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => String, { description: 'Its name, in the language of the request.' }),
    __param(0, Root()),
    __param(1, Ctx())
], DocumentFieldsResolver.prototype, "title", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'True for the statement of a pay-out that the bank sent back: that of the new pay-out replaces it.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], DocumentFieldsResolver.prototype, "isVoid", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'Its number within its series, such as HG-2027-000218; null for documents that are no invoices.',
    }),
    __param(0, Root())
], DocumentFieldsResolver.prototype, "number", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: "Where the viewer downloads it as a PDF, in the language of the request: valid for one to two hours while the viewer's session lasts. Null while it is being prepared, and once its years of retention are over.",
    }),
    __param(0, Root()),
    __param(1, Ctx())
], DocumentFieldsResolver.prototype, "url", null);
DocumentFieldsResolver = __decorate([
    Resolver(() => IssuedDocument)
], DocumentFieldsResolver);
export { DocumentFieldsResolver };
/** The documents that belong to a booking. */
let DocumentedBookingResolver = class DocumentedBookingResolver {
    documents({ id }, ctx) {
        return documentsLoader(ctx).load(id);
    }
};
__decorate([
    FieldResolver(() => [IssuedDocument], {
        description: "Its documents that the viewer may read, newest first: the host never sees invoices of the renter's fee, the renter none of the commission.",
        complexity: ({ childComplexity }) => 5 + 3 * childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], DocumentedBookingResolver.prototype, "documents", null);
DocumentedBookingResolver = __decorate([
    Resolver(() => Booking)
], DocumentedBookingResolver);
export { DocumentedBookingResolver };
/** The documents of one charge or refund. */
let DocumentedRecordResolver = class DocumentedRecordResolver {
    async documents(record, ctx) {
        const documents = await documentsLoader(ctx).load(record.bookingId);
        return documents.filter(({ sourceId }) => sourceId === record.sourceId);
    }
};
__decorate([
    FieldResolver(() => [IssuedDocument], {
        description: 'Receipt and invoice of the charge, or the corrective invoice of the refund, as far as they are issued.',
        complexity: ({ childComplexity }) => 5 + 3 * childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], DocumentedRecordResolver.prototype, "documents", null);
DocumentedRecordResolver = __decorate([
    Resolver(() => PaymentRecord)
], DocumentedRecordResolver);
export { DocumentedRecordResolver };
/** The statement of a pay-out. */
let DocumentedPayoutResolver = class DocumentedPayoutResolver {
    statement({ id }, ctx) {
        return statementLoader(ctx).load(id);
    }
};
__decorate([
    FieldResolver(() => IssuedDocument, {
        nullable: true,
        description: 'What it consists of, as a document for the host; null until it was sent.',
        complexity: ({ childComplexity }) => 2 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], DocumentedPayoutResolver.prototype, "statement", null);
DocumentedPayoutResolver = __decorate([
    Resolver(() => Payout)
], DocumentedPayoutResolver);
export { DocumentedPayoutResolver };
//# sourceMappingURL=document-fields.resolver.js.map