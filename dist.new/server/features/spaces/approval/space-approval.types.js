var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../core/graphql/connection.js';
import { SpaceEdge } from '../space-connection.types.js';
import { Space } from '../space.entity.js';
import { WizardStep } from '../space-types.js';
import { SpacePart } from './space-part-codes.js';
let SpacesToApproveConnection = class SpacesToApproveConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [SpaceEdge], { description: 'The spaces, longest waiting first.' })
], SpacesToApproveConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], SpacesToApproveConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'How many wait in all.' })
], SpacesToApproveConnection.prototype, "totalCount", void 0);
SpacesToApproveConnection = __decorate([
    ObjectType({ description: 'A page of spaces that wait for the staff.' })
], SpacesToApproveConnection);
export { SpacesToApproveConnection };
let SpaceChangeNote = class SpaceChangeNote {
    part;
    note;
    step;
    field;
};
__decorate([
    Field(() => SpacePart, { description: 'Which part.' })
], SpaceChangeNote.prototype, "part", void 0);
__decorate([
    Field(() => String, { description: 'What is to be changed, in the words of the staff.' })
], SpaceChangeNote.prototype, "note", void 0);
__decorate([
    Field(() => WizardStep, { description: 'The step of the wizard that has the part.' })
], SpaceChangeNote.prototype, "step", void 0);
__decorate([
    Field(() => String, { description: "The wizard's field to begin with, such as `title`." })
], SpaceChangeNote.prototype, "field", void 0);
SpaceChangeNote = __decorate([
    ObjectType({ description: 'What is to be changed in one part of a space, and where the wizard changes it.' })
], SpaceChangeNote);
export { SpaceChangeNote };
let ApproveSpacePayload = class ApproveSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space, published.' })
], ApproveSpacePayload.prototype, "space", void 0);
ApproveSpacePayload = __decorate([
    ObjectType({ description: 'A space that was approved.' })
], ApproveSpacePayload);
export { ApproveSpacePayload };
let RequestSpaceChangesPayload = class RequestSpaceChangesPayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space, waiting for its host.' })
], RequestSpaceChangesPayload.prototype, "space", void 0);
RequestSpaceChangesPayload = __decorate([
    ObjectType({ description: 'A space that was sent back to its host.' })
], RequestSpaceChangesPayload);
export { RequestSpaceChangesPayload };
//# sourceMappingURL=space-approval.types.js.map