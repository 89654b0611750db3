var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { BlockReason } from './space-block-types.js';
/** Days of a space that nobody can book although no booking holds them. */
let SpaceBlock = class SpaceBlock {
    [EntityName];
    id;
    spaceId;
    startsOn;
    endsOn;
    /** The days as a half-open range; computed by the database. */
    period;
    reason;
    note = '';
    /** The calendar of another site that has the days busy; null: the host blocked them. */
    feedId = null;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], SpaceBlock.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], SpaceBlock.prototype, "spaceId", void 0);
__decorate([
    Field(() => LocalDate, { name: 'from', description: 'First day.' }),
    Property({ type: 'date' })
], SpaceBlock.prototype, "startsOn", void 0);
__decorate([
    Field(() => LocalDate, { name: 'to', description: 'The first day that is free again.' }),
    Property({ type: 'date' })
], SpaceBlock.prototype, "endsOn", void 0);
__decorate([
    Property({ type: 'text', columnType: 'daterange', nullable: true, persist: false, lazy: true })
], SpaceBlock.prototype, "period", void 0);
__decorate([
    Field(() => BlockReason, { description: 'Why.' }),
    Property({ type: 'text' })
], SpaceBlock.prototype, "reason", void 0);
__decorate([
    Field(() => String, { description: 'What the host noted down; empty without a note.' }),
    Property({ type: 'text' })
], SpaceBlock.prototype, "note", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], SpaceBlock.prototype, "feedId", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], SpaceBlock.prototype, "createdAt", void 0);
SpaceBlock = __decorate([
    ObjectType({ description: 'Days of a space that its host blocked; seen only by the host.', implements: Node }),
    Entity({ tableName: 'space_blocks' })
], SpaceBlock);
export { SpaceBlock };
//# sourceMappingURL=space-block.entity.js.map