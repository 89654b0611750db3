var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, ID, InputType } from 'type-graphql';
import { SpaceStatus, SpaceType } from '../../spaces/space-types.js';
let StaffSpaceFilter = class StaffSpaceFilter {
    query;
    status;
    type;
    isFeatured;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Part of the title or of the host’s name, their e-mail or phone, reference of a booking, or a postal code; 2–100 characters.',
    })
], StaffSpaceFilter.prototype, "query", void 0);
__decorate([
    Field(() => SpaceStatus, { nullable: true, description: 'Spaces in this state.' })
], StaffSpaceFilter.prototype, "status", void 0);
__decorate([
    Field(() => SpaceType, { nullable: true, description: 'Spaces of this type.' })
], StaffSpaceFilter.prototype, "type", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'With true: those on the home page.' })
], StaffSpaceFilter.prototype, "isFeatured", void 0);
StaffSpaceFilter = __decorate([
    InputType({ description: 'Which spaces; everything given must hold.' })
], StaffSpaceFilter);
export { StaffSpaceFilter };
let SpaceStatementInput = class SpaceStatementInput {
    spaceId;
    statement;
};
__decorate([
    Field(() => ID, { description: 'The space.' })
], SpaceStatementInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => String, { description: 'What is wrong and since when, 20–1000 characters; the host reads it.' })
], SpaceStatementInput.prototype, "statement", void 0);
SpaceStatementInput = __decorate([
    InputType({ description: 'A space and why; the host reads it.' })
], SpaceStatementInput);
export { SpaceStatementInput };
let FeatureSpaceInput = class FeatureSpaceInput {
    spaceId;
    isFeatured;
};
__decorate([
    Field(() => ID, { description: 'A published space.' })
], FeatureSpaceInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the home page shows it.' })
], FeatureSpaceInput.prototype, "isFeatured", void 0);
FeatureSpaceInput = __decorate([
    InputType({ description: 'A space on the home page, or no longer.' })
], FeatureSpaceInput);
export { FeatureSpaceInput };
let MoveSpacePinInput = class MoveSpacePinInput extends SpaceStatementInput {
    lat;
    lng;
};
__decorate([
    Field(() => Float, { description: 'Latitude in degrees, WGS 84.' })
], MoveSpacePinInput.prototype, "lat", void 0);
__decorate([
    Field(() => Float, { description: 'Longitude in degrees, WGS 84.' })
], MoveSpacePinInput.prototype, "lng", void 0);
MoveSpacePinInput = __decorate([
    InputType({ description: 'The right pin of a space.' })
], MoveSpacePinInput);
export { MoveSpacePinInput };
let ChangeSpaceTypeInput = class ChangeSpaceTypeInput extends SpaceStatementInput {
    type;
};
__decorate([
    Field(() => SpaceType, { description: 'What kind of place it is.' })
], ChangeSpaceTypeInput.prototype, "type", void 0);
ChangeSpaceTypeInput = __decorate([
    InputType({ description: 'The right type of a space.' })
], ChangeSpaceTypeInput);
export { ChangeSpaceTypeInput };
//# sourceMappingURL=staff-space.inputs.js.map