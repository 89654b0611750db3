var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BlockReason } from '../spaces/blocks/space-block-types.js';
let BlockDaysInput = class BlockDaysInput {
    spaceIds;
    from;
    to;
    reason;
    note;
};
__decorate([
    Field(() => [ID], { description: 'Own spaces, 1–100; the days are blocked in all of them or in none.' })
], BlockDaysInput.prototype, "spaceIds", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day, today or later.' })
], BlockDaysInput.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The first day that is free again, at most two years from today.' })
], BlockDaysInput.prototype, "to", void 0);
__decorate([
    Field(() => BlockReason, { description: 'Why; only the host sees it.' })
], BlockDaysInput.prototype, "reason", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'A note for the host, up to 120 characters.' })
], BlockDaysInput.prototype, "note", void 0);
BlockDaysInput = __decorate([
    InputType({ description: 'Days that nobody can book.' })
], BlockDaysInput);
export { BlockDaysInput };
let UnblockDaysInput = class UnblockDaysInput {
    blockId;
};
__decorate([
    Field(() => ID, { description: 'The block.' })
], UnblockDaysInput.prototype, "blockId", void 0);
UnblockDaysInput = __decorate([
    InputType({ description: 'A block whose days are to be free again.' })
], UnblockDaysInput);
export { UnblockDaysInput };
let ChangeCalendarAddressInput = class ChangeCalendarAddressInput {
    spaceId;
};
__decorate([
    Field(() => ID, { description: 'The space.' })
], ChangeCalendarAddressInput.prototype, "spaceId", void 0);
ChangeCalendarAddressInput = __decorate([
    InputType({ description: 'What `changeCalendarAddress` is called with.' })
], ChangeCalendarAddressInput);
export { ChangeCalendarAddressInput };
//# sourceMappingURL=calendar.inputs.js.map