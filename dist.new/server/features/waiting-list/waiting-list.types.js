var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { SpaceFilter } from '../search/search.inputs.js';
import { WaitingPlace } from '../spaces/waiting/waiting-place.entity.js';
let WaitForDaysInput = class WaitForDaysInput {
    spaceId;
    from;
    to;
};
__decorate([
    Field(() => ID, { description: 'A published space of somebody else.' })
], WaitForDaysInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day; the same bounds as for a booking.' })
], WaitForDaysInput.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'The day of leaving; null for a stay without end.' })
], WaitForDaysInput.prototype, "to", void 0);
WaitForDaysInput = __decorate([
    InputType({ description: 'Taken days of a space to wait for.' })
], WaitForDaysInput);
export { WaitForDaysInput };
let WaitForSearchInput = class WaitForSearchInput {
    filter;
};
__decorate([
    Field(() => SpaceFilter, { description: 'The search, with `from`; without `to` for a stay without end.' })
], WaitForSearchInput.prototype, "filter", void 0);
WaitForSearchInput = __decorate([
    InputType({ description: 'A search that found nothing because of its days.' })
], WaitForSearchInput);
export { WaitForSearchInput };
let StopWaitingInput = class StopWaitingInput {
    id;
};
__decorate([
    Field(() => ID, { description: 'The place.' })
], StopWaitingInput.prototype, "id", void 0);
StopWaitingInput = __decorate([
    InputType({ description: 'Which place is given up.' })
], StopWaitingInput);
export { StopWaitingInput };
let WaitForDaysPayload = class WaitForDaysPayload {
    place;
};
__decorate([
    Field(() => WaitingPlace, { description: 'The place; the same one when the viewer had it already.' })
], WaitForDaysPayload.prototype, "place", void 0);
WaitForDaysPayload = __decorate([
    ObjectType({ description: 'A place in the waiting list.' })
], WaitForDaysPayload);
export { WaitForDaysPayload };
let WaitForSearchPayload = class WaitForSearchPayload {
    places;
    count;
};
__decorate([
    Field(() => [WaitingPlace], { description: 'At most ten, of the best placed spaces.' })
], WaitForSearchPayload.prototype, "places", void 0);
__decorate([
    Field(() => Int, { description: 'In how many lists the viewer is now.' })
], WaitForSearchPayload.prototype, "count", void 0);
WaitForSearchPayload = __decorate([
    ObjectType({ description: 'Places in the waiting lists of the spaces that fit a search but for their days.' })
], WaitForSearchPayload);
export { WaitForSearchPayload };
let StopWaitingPayload = class StopWaitingPayload {
    id;
};
__decorate([
    Field(() => ID, { description: 'Its former id.' })
], StopWaitingPayload.prototype, "id", void 0);
StopWaitingPayload = __decorate([
    ObjectType({ description: 'A place that was given up.' })
], StopWaitingPayload);
export { StopWaitingPayload };
//# sourceMappingURL=waiting-list.types.js.map