var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
// The rules of the wizard read these types too, in programs that build no schema.
import 'reflect-metadata';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { FieldProblemCode } from '../../../core/errors/errors.js';
import { JSONObject } from '../../../core/graphql/scalars.js';
import { WizardStep } from '../space-types.js';
let AccessHours = class AccessHours {
    weekday;
    fromMinute;
    toMinute;
};
__decorate([
    Field(() => Int, { description: '1 = Monday … 7 = Sunday.' })
], AccessHours.prototype, "weekday", void 0);
__decorate([
    Field(() => Int, { description: 'Minutes after midnight, in steps of 15.' })
], AccessHours.prototype, "fromMinute", void 0);
__decorate([
    Field(() => Int, { description: 'Minutes after midnight, in steps of 15; after `fromMinute`, at most 1440.' })
], AccessHours.prototype, "toMinute", void 0);
AccessHours = __decorate([
    ObjectType('AccessHours', { description: 'Hours of one weekday.' }),
    InputType('AccessHoursInput', { description: 'Hours of one weekday; several per day are allowed.' })
], AccessHours);
export { AccessHours };
let GeoPoint = class GeoPoint {
    lat;
    lng;
};
__decorate([
    Field(() => Float, { description: 'Degrees north.' })
], GeoPoint.prototype, "lat", void 0);
__decorate([
    Field(() => Float, { description: 'Degrees east.' })
], GeoPoint.prototype, "lng", void 0);
GeoPoint = __decorate([
    ObjectType({ description: 'A spot on the map, WGS 84.' })
], GeoPoint);
export { GeoPoint };
let ApproximateArea = class ApproximateArea extends GeoPoint {
    radiusM;
};
__decorate([
    Field(() => Int, { description: 'Metres.' })
], ApproximateArea.prototype, "radiusM", void 0);
ApproximateArea = __decorate([
    ObjectType({ description: 'A circle the space lies in; its centre is 150–300 m from the space and never moves.' })
], ApproximateArea);
export { ApproximateArea };
let StayDiscounts = class StayDiscounts {
    from90Percent;
    from180Percent;
    from365Percent;
};
__decorate([
    Field(() => Int, { description: 'Percent off from 90 days; 0–30.' })
], StayDiscounts.prototype, "from90Percent", void 0);
__decorate([
    Field(() => Int, { description: 'Percent off from 180 days; 0–30.' })
], StayDiscounts.prototype, "from180Percent", void 0);
__decorate([
    Field(() => Int, { description: 'Percent off for a whole year; 0–30.' })
], StayDiscounts.prototype, "from365Percent", void 0);
StayDiscounts = __decorate([
    ObjectType({ description: 'What long stays get off the rent.' })
], StayDiscounts);
export { StayDiscounts };
let SpacePermissions = class SpacePermissions {
    edit;
    publish;
    pause;
    resume;
    archive;
    request;
    seeExactAddress;
};
__decorate([
    Field(() => Boolean, { description: 'Change what it says.' })
], SpacePermissions.prototype, "edit", void 0);
__decorate([
    Field(() => Boolean, { description: 'Publish it, or apply the changes of a published one.' })
], SpacePermissions.prototype, "publish", void 0);
__decorate([
    Field(() => Boolean, { description: 'Take it out of the search for a while.' })
], SpacePermissions.prototype, "pause", void 0);
__decorate([
    Field(() => Boolean, { description: 'Put it back into the search.' })
], SpacePermissions.prototype, "resume", void 0);
__decorate([
    Field(() => Boolean, { description: 'Take it away for good.' })
], SpacePermissions.prototype, "archive", void 0);
__decorate([
    Field(() => Boolean, { description: 'Ask to book it.' })
], SpacePermissions.prototype, "request", void 0);
__decorate([
    Field(() => Boolean, { description: 'Own space, or own booking from its confirmation on.' })
], SpacePermissions.prototype, "seeExactAddress", void 0);
SpacePermissions = __decorate([
    ObjectType({ description: 'What the viewer may do with a space now.' })
], SpacePermissions);
export { SpacePermissions };
let FieldProblem = class FieldProblem {
    step;
    path;
    code;
    params;
};
__decorate([
    Field(() => WizardStep, { description: 'The step that shows the field.' })
], FieldProblem.prototype, "step", void 0);
__decorate([
    Field(() => String, { description: 'The field, dotted inside the input: `draft.title`.' })
], FieldProblem.prototype, "path", void 0);
__decorate([
    Field(() => FieldProblemCode, { description: 'What is wrong with it.' })
], FieldProblem.prototype, "code", void 0);
__decorate([
    Field(() => JSONObject, { nullable: true, description: 'Bounds, where there are any.' })
], FieldProblem.prototype, "params", void 0);
FieldProblem = __decorate([
    ObjectType({ description: 'What a wizard field holds that publishing would refuse.' })
], FieldProblem);
export { FieldProblem };
//# sourceMappingURL=space-fields.types.js.map