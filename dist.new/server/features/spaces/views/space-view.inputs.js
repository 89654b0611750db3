var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { ViewStep } from './view-step.types.js';
let CountSpaceViewInput = class CountSpaceViewInput {
    spaceId;
    step;
};
__decorate([
    Field(() => ID, { description: 'The space.' })
], CountSpaceViewInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => ViewStep, { description: 'How far the visitor has come.' })
], CountSpaceViewInput.prototype, "step", void 0);
CountSpaceViewInput = __decorate([
    InputType({ description: 'What `countSpaceView` is called with.' })
], CountSpaceViewInput);
export { CountSpaceViewInput };
//# sourceMappingURL=space-view.inputs.js.map