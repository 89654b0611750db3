var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DataExportStatus } from './data-export.types.js';
/** A request for a copy of the personal data, and the archive it produced. */
let DataExport = class DataExport {
    [EntityName];
    id;
    userId;
    status;
    progressPercent;
    fileKey;
    bytes;
    createdAt;
    readyAt;
    expiresAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], DataExport.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], DataExport.prototype, "userId", void 0);
__decorate([
    Field(() => DataExportStatus, { description: 'State of the export.' }),
    Property({ type: 'text', defaultRaw: `'queued'` })
], DataExport.prototype, "status", void 0);
__decorate([
    Field(() => Int, { description: 'Progress, 0–100.' }),
    Property({ type: 'smallint', defaultRaw: '0' })
], DataExport.prototype, "progressPercent", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], DataExport.prototype, "fileKey", void 0);
__decorate([
    Field(() => Float, { nullable: true, description: 'Size of the file in bytes; null until it is ready.' }),
    Property({ type: new BigIntType('number'), nullable: true })
], DataExport.prototype, "bytes", void 0);
__decorate([
    Field(() => Date, { description: 'When it was requested.' }),
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], DataExport.prototype, "createdAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it became ready.' }),
    Property({ type: 'timestamptz', nullable: true })
], DataExport.prototype, "readyAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When the file is deleted; null until it is ready.' }),
    Property({ type: 'timestamptz', nullable: true })
], DataExport.prototype, "expiresAt", void 0);
DataExport = __decorate([
    ObjectType({ description: "An export of the viewer's data: a ZIP of JSON, CSV and uploaded files." }),
    Entity({ tableName: 'data_exports' })
], DataExport);
export { DataExport };
//# sourceMappingURL=data-export.entity.js.map