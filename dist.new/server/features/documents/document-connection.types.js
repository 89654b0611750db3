var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../core/graphql/connection.js';
import { IssuedDocument } from './issued-document.entity.js';
export const DocumentEdge = edgeType(IssuedDocument, 'BookingDocument');
let DocumentConnection = class DocumentConnection {
    edges;
    pageInfo;
};
__decorate([
    Field(() => [DocumentEdge], { description: 'Newest first.' })
], DocumentConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page.' })
], DocumentConnection.prototype, "pageInfo", void 0);
DocumentConnection = __decorate([
    ObjectType('BookingDocumentConnection', { description: "A page of the viewer's documents." })
], DocumentConnection);
export { DocumentConnection };
//# sourceMappingURL=document-connection.types.js.map