var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { SpacePart } from './space-part-codes.js';
let ApproveSpaceInput = class ApproveSpaceInput {
    spaceId;
};
__decorate([
    Field(() => ID, { description: 'Of a space that waits for the staff.' })
], ApproveSpaceInput.prototype, "spaceId", void 0);
ApproveSpaceInput = __decorate([
    InputType({ description: 'A space to be published.' })
], ApproveSpaceInput);
export { ApproveSpaceInput };
let SpacePartNoteInput = class SpacePartNoteInput {
    part;
    note;
};
__decorate([
    Field(() => SpacePart, { description: 'Which part.' })
], SpacePartNoteInput.prototype, "part", void 0);
__decorate([
    Field(() => String, { description: 'What is to be changed, 5–500 characters; the host reads it.' })
], SpacePartNoteInput.prototype, "note", void 0);
SpacePartNoteInput = __decorate([
    InputType({ description: 'What is to be changed in one part of a space.' })
], SpacePartNoteInput);
export { SpacePartNoteInput };
let RequestSpaceChangesInput = class RequestSpaceChangesInput {
    spaceId;
    reason;
    notes;
};
__decorate([
    Field(() => ID, { description: 'Of a space that waits for the staff.' })
], RequestSpaceChangesInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => String, {
        description: 'What is to be changed and why, 20–1000 characters; may be empty with `notes`. The host reads it.',
    })
], RequestSpaceChangesInput.prototype, "reason", void 0);
__decorate([
    Field(() => [SpacePartNoteInput], {
        nullable: true,
        description: 'One note for each part to be changed, at most 9.',
    })
], RequestSpaceChangesInput.prototype, "notes", void 0);
RequestSpaceChangesInput = __decorate([
    InputType({ description: 'A space to be changed by its host before it is published.' })
], RequestSpaceChangesInput);
export { RequestSpaceChangesInput };
//# sourceMappingURL=space-approval.inputs.js.map