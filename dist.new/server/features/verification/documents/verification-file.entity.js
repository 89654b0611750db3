var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { DocumentSide } from '../verification-codes.js';
/** An uploaded side of a document, stored encrypted. */
let VerificationFile = class VerificationFile {
    [EntityName];
    id;
    verificationId;
    side;
    storageKey;
    mime;
    bytes;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], VerificationFile.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], VerificationFile.prototype, "verificationId", void 0);
__decorate([
    Field(() => DocumentSide, { description: 'Which side.' }),
    Property({ type: 'text' })
], VerificationFile.prototype, "side", void 0);
__decorate([
    Property({ type: 'text' })
], VerificationFile.prototype, "storageKey", void 0);
__decorate([
    Field(() => String, { description: 'image/webp or application/pdf.' }),
    Property({ type: 'text' })
], VerificationFile.prototype, "mime", void 0);
__decorate([
    Field(() => Int, { description: 'Size in bytes.' }),
    Property({ type: 'integer' })
], VerificationFile.prototype, "bytes", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], VerificationFile.prototype, "createdAt", void 0);
VerificationFile = __decorate([
    ObjectType({
        description: 'One document of a verification. Only the staff can open it, at GET /files/verification/{id} with a Bearer token.',
    }),
    Entity({ tableName: 'verification_files' })
], VerificationFile);
export { VerificationFile };
//# sourceMappingURL=verification-file.entity.js.map