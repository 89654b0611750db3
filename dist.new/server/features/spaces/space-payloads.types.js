var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { Space } from './space.entity.js';
let SaveSpaceDraftPayload = class SaveSpaceDraftPayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space with its draft.' })
], SaveSpaceDraftPayload.prototype, "space", void 0);
SaveSpaceDraftPayload = __decorate([
    ObjectType({ description: 'A draft that was saved.' })
], SaveSpaceDraftPayload);
export { SaveSpaceDraftPayload };
let PublishSpacePayload = class PublishSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space, published or waiting for the staff.' })
], PublishSpacePayload.prototype, "space", void 0);
PublishSpacePayload = __decorate([
    ObjectType({ description: 'A space that was published.' })
], PublishSpacePayload);
export { PublishSpacePayload };
let PauseSpacePayload = class PauseSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space, out of the search.' })
], PauseSpacePayload.prototype, "space", void 0);
PauseSpacePayload = __decorate([
    ObjectType({ description: 'A space that was paused.' })
], PauseSpacePayload);
export { PauseSpacePayload };
let ResumeSpacePayload = class ResumeSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space, in the search again.' })
], ResumeSpacePayload.prototype, "space", void 0);
ResumeSpacePayload = __decorate([
    ObjectType({ description: 'A space that was resumed.' })
], ResumeSpacePayload);
export { ResumeSpacePayload };
let ArchiveSpacePayload = class ArchiveSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space, archived.' })
], ArchiveSpacePayload.prototype, "space", void 0);
ArchiveSpacePayload = __decorate([
    ObjectType({ description: 'A space that was archived.' })
], ArchiveSpacePayload);
export { ArchiveSpacePayload };
let CreateSpacePayload = class CreateSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space, a draft; `draftProblems` says what publishing still needs.' })
], CreateSpacePayload.prototype, "space", void 0);
CreateSpacePayload = __decorate([
    ObjectType({ description: 'A space that was made.' })
], CreateSpacePayload);
export { CreateSpacePayload };
let UpdateSpacePayload = class UpdateSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space after the change.' })
], UpdateSpacePayload.prototype, "space", void 0);
UpdateSpacePayload = __decorate([
    ObjectType({ description: 'A space that was changed.' })
], UpdateSpacePayload);
export { UpdateSpacePayload };
//# sourceMappingURL=space-payloads.types.js.map