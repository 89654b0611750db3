var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { AdjustmentKind, AdjustmentStatus } from './adjustment-types.js';
/** A paired entry of the staff, and who proposed and decided it. */
let Adjustment = class Adjustment {
    [EntityName];
    id;
    bookingId;
    hostId;
    kind;
    amountCents;
    statement;
    status;
    proposedBy;
    proposedAt;
    decidedBy = null;
    decidedAt = null;
    decision = null;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Adjustment.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Adjustment.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Adjustment.prototype, "hostId", void 0);
__decorate([
    Field(() => AdjustmentKind, { description: 'What it does.' }),
    Property({ type: 'text' })
], Adjustment.prototype, "kind", void 0);
__decorate([
    Field(() => Int, { description: 'Cents.' }),
    Property({ type: 'integer' })
], Adjustment.prototype, "amountCents", void 0);
__decorate([
    Field(() => String, { description: 'Why, in the words of whoever proposed it.' }),
    Property({ type: 'text' })
], Adjustment.prototype, "statement", void 0);
__decorate([
    Field(() => AdjustmentStatus, { description: 'How it stands.' }),
    Property({ type: 'text' })
], Adjustment.prototype, "status", void 0);
__decorate([
    Property({ type: 'uuid' })
], Adjustment.prototype, "proposedBy", void 0);
__decorate([
    Field(() => Date, { description: 'When it was proposed.' }),
    Property({ type: 'timestamptz' })
], Adjustment.prototype, "proposedAt", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Adjustment.prototype, "decidedBy", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was booked or returned; null while it waits.' }),
    Property({ type: 'timestamptz', nullable: true })
], Adjustment.prototype, "decidedAt", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'What the second person said; null up to 500 €.' }),
    Property({ type: 'text', nullable: true })
], Adjustment.prototype, "decision", void 0);
Adjustment = __decorate([
    ObjectType('LedgerAdjustment', {
        implements: Node,
        description: 'A paired entry in the books by the staff; above 500 € two of them agree on it.',
    }),
    Entity({ tableName: 'ledger_adjustments' })
], Adjustment);
export { Adjustment };
//# sourceMappingURL=adjustment.entity.js.map