var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { MoveInStep } from './move-in-types.js';
let MoveInListItem = class MoveInListItem {
    step;
    isDone;
    isNeededForAccess;
};
__decorate([
    Field(() => MoveInStep, { description: 'What.' })
], MoveInListItem.prototype, "step", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it is there.' })
], MoveInListItem.prototype, "isDone", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the access instructions depend on it.' })
], MoveInListItem.prototype, "isNeededForAccess", void 0);
MoveInListItem = __decorate([
    ObjectType({ description: 'One thing a move-in needs.' })
], MoveInListItem);
export { MoveInListItem };
let MoveIn = class MoveIn {
    items;
    accessOpensOn;
    isAccessOpen;
};
__decorate([
    Field(() => [MoveInListItem], { description: 'All it needs, in order.' })
], MoveIn.prototype, "items", void 0);
__decorate([
    Field(() => LocalDate, { description: 'From this day on the renter can read how to get in.' })
], MoveIn.prototype, "accessOpensOn", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it is possible now.' })
], MoveIn.prototype, "isAccessOpen", void 0);
MoveIn = __decorate([
    ObjectType({ description: 'How far a move-in is prepared.' })
], MoveIn);
export { MoveIn };
//# sourceMappingURL=move-in.types.js.map