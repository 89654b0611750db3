var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A note that only the staff read. */
let StaffNote = class StaffNote {
    [EntityName];
    id;
    subjectType;
    subjectId;
    authorId;
    body;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], StaffNote.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], StaffNote.prototype, "subjectType", void 0);
__decorate([
    Property({ type: 'uuid' })
], StaffNote.prototype, "subjectId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], StaffNote.prototype, "authorId", void 0);
__decorate([
    Property({ type: 'text' })
], StaffNote.prototype, "body", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], StaffNote.prototype, "createdAt", void 0);
StaffNote = __decorate([
    Entity({ tableName: 'staff_notes' })
], StaffNote);
export { StaffNote };
//# sourceMappingURL=staff-note.entity.js.map