var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { SpaceDraft } from './draft/space-draft.types.js';
const OWN_SPACE = { description: 'An own space.' };
let PublishSpaceInput = class PublishSpaceInput {
    spaceId;
};
__decorate([
    Field(() => ID, OWN_SPACE)
], PublishSpaceInput.prototype, "spaceId", void 0);
PublishSpaceInput = __decorate([
    InputType({ description: 'A space to be published, or whose changes are to be applied.' })
], PublishSpaceInput);
export { PublishSpaceInput };
let PauseSpaceInput = class PauseSpaceInput {
    spaceId;
};
__decorate([
    Field(() => ID, OWN_SPACE)
], PauseSpaceInput.prototype, "spaceId", void 0);
PauseSpaceInput = __decorate([
    InputType({ description: 'A space to be taken out of the search for a while.' })
], PauseSpaceInput);
export { PauseSpaceInput };
let ResumeSpaceInput = class ResumeSpaceInput {
    spaceId;
};
__decorate([
    Field(() => ID, OWN_SPACE)
], ResumeSpaceInput.prototype, "spaceId", void 0);
ResumeSpaceInput = __decorate([
    InputType({ description: 'A space to be put back into the search.' })
], ResumeSpaceInput);
export { ResumeSpaceInput };
let ArchiveSpaceInput = class ArchiveSpaceInput {
    spaceId;
};
__decorate([
    Field(() => ID, OWN_SPACE)
], ArchiveSpaceInput.prototype, "spaceId", void 0);
ArchiveSpaceInput = __decorate([
    InputType({ description: 'A space to be archived for good.' })
], ArchiveSpaceInput);
export { ArchiveSpaceInput };
let CreateSpaceInput = class CreateSpaceInput {
    draft;
    clientKey;
};
__decorate([
    Field(() => SpaceDraft, { description: 'As much of it as is known.' })
], CreateSpaceInput.prototype, "draft", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: '8–100 characters, made by the caller: the same one gives the same space, for ever.',
    })
], CreateSpaceInput.prototype, "clientKey", void 0);
CreateSpaceInput = __decorate([
    InputType({ description: 'A space to be made.' })
], CreateSpaceInput);
export { CreateSpaceInput };
let UpdateSpaceInput = class UpdateSpaceInput {
    spaceId;
    draft;
    publish;
};
__decorate([
    Field(() => ID, OWN_SPACE)
], UpdateSpaceInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => SpaceDraft, { nullable: true, description: 'The fields that change.' })
], UpdateSpaceInput.prototype, "draft", void 0);
__decorate([
    Field(() => Boolean, {
        nullable: true,
        defaultValue: false,
        description: 'True: everything is checked and public at once, and what is refused changes nothing. False: the changes wait in `draft`.',
    })
], UpdateSpaceInput.prototype, "publish", void 0);
UpdateSpaceInput = __decorate([
    InputType({ description: 'A space to be changed, and published if wanted, in one step.' })
], UpdateSpaceInput);
export { UpdateSpaceInput };
//# sourceMappingURL=space.inputs.js.map