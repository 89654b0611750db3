var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
let SaveQuickReplyInput = class SaveQuickReplyInput {
    id;
    text;
};
__decorate([
    Field(() => ID, { nullable: true, description: 'The quick reply to change; without it a new one is created.' })
], SaveQuickReplyInput.prototype, "id", void 0);
__decorate([
    Field(() => String, { description: 'Plain text with line breaks, 1–500 characters, without contact data.' })
], SaveQuickReplyInput.prototype, "text", void 0);
SaveQuickReplyInput = __decorate([
    InputType({ description: 'A quick reply to create or to change.' })
], SaveQuickReplyInput);
export { SaveQuickReplyInput };
let DeleteQuickReplyInput = class DeleteQuickReplyInput {
    id;
};
__decorate([
    Field(() => ID, { description: 'Of the quick reply.' })
], DeleteQuickReplyInput.prototype, "id", void 0);
DeleteQuickReplyInput = __decorate([
    InputType({ description: 'A quick reply to delete.' })
], DeleteQuickReplyInput);
export { DeleteQuickReplyInput };
//# sourceMappingURL=quick-reply.inputs.js.map