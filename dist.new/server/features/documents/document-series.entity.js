var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A run of invoice numbers of one issuer. Whoever issues holds its row until the commit. */
let DocumentSeries = class DocumentSeries {
    [EntityName];
    id;
    issuerType;
    /** Null for the platform. */
    issuerId;
    /** With the year: `HG-2027`. */
    code;
    lastNumber;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], DocumentSeries.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], DocumentSeries.prototype, "issuerType", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], DocumentSeries.prototype, "issuerId", void 0);
__decorate([
    Property({ type: 'text' })
], DocumentSeries.prototype, "code", void 0);
__decorate([
    Property({ type: 'integer', defaultRaw: '0' })
], DocumentSeries.prototype, "lastNumber", void 0);
DocumentSeries = __decorate([
    Entity({ tableName: 'document_series' })
], DocumentSeries);
export { DocumentSeries };
//# sourceMappingURL=document-series.entity.js.map