var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DocumentKind } from './document-types.js';
/** A document that was issued. It is never changed: the database refuses it. */
let IssuedDocument = class IssuedDocument {
    [EntityName];
    id;
    kind;
    audience;
    bookingId;
    renterId;
    hostId;
    sourceType;
    sourceId;
    issuerType;
    /** Null for the platform. */
    issuerId;
    series;
    number;
    lines;
    taxes;
    baseCents;
    taxCents;
    totalCents;
    rectifiesId;
    /** Names, addresses and texts, encrypted; null once the years of retention are over. */
    sealedDetails;
    /** Null until it is rendered, and again once it is deleted. */
    fileKey;
    issuedAt;
    /** Place in the chain of the issuer's invoices. */
    chainNo;
    prevHash;
    hash;
    /** A side was erased: kept for the law only. */
    blockedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], IssuedDocument.prototype, "id", void 0);
__decorate([
    Field(() => DocumentKind, { description: 'What it is.' }),
    Property({ type: 'text' })
], IssuedDocument.prototype, "kind", void 0);
__decorate([
    Property({ type: 'text' })
], IssuedDocument.prototype, "audience", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], IssuedDocument.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], IssuedDocument.prototype, "renterId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], IssuedDocument.prototype, "hostId", void 0);
__decorate([
    Property({ type: 'text' })
], IssuedDocument.prototype, "sourceType", void 0);
__decorate([
    Property({ type: 'uuid' })
], IssuedDocument.prototype, "sourceId", void 0);
__decorate([
    Property({ type: 'text' })
], IssuedDocument.prototype, "issuerType", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], IssuedDocument.prototype, "issuerId", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], IssuedDocument.prototype, "series", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], IssuedDocument.prototype, "number", void 0);
__decorate([
    Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
], IssuedDocument.prototype, "lines", void 0);
__decorate([
    Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
], IssuedDocument.prototype, "taxes", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], IssuedDocument.prototype, "baseCents", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], IssuedDocument.prototype, "taxCents", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'Its amount with tax, cents; negative when money goes back. Null where it has none.',
    }),
    Property({ type: 'integer', nullable: true })
], IssuedDocument.prototype, "totalCents", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], IssuedDocument.prototype, "rectifiesId", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], IssuedDocument.prototype, "sealedDetails", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], IssuedDocument.prototype, "fileKey", void 0);
__decorate([
    Field(() => Date, { description: 'When it was issued.' }),
    Property({ type: 'timestamptz' })
], IssuedDocument.prototype, "issuedAt", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], IssuedDocument.prototype, "chainNo", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], IssuedDocument.prototype, "prevHash", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], IssuedDocument.prototype, "hash", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], IssuedDocument.prototype, "blockedAt", void 0);
IssuedDocument = __decorate([
    ObjectType('BookingDocument', { description: 'A document of a rental, for the sides it is meant for and admins.' }),
    Entity({ tableName: 'documents' })
], IssuedDocument);
export { IssuedDocument };
//# sourceMappingURL=issued-document.entity.js.map