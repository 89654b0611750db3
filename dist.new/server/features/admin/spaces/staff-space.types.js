var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../../core/graphql/connection.js';
import { SpaceEdge } from '../../spaces/space-connection.types.js';
import { Space } from '../../spaces/space.entity.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { StaffNoteView } from '../notes/staff-note.types.js';
import { TOTAL_COUNT } from '../count-found.js';
/** What the staff can do about a space. */
export var StaffSpaceAct;
(function (StaffSpaceAct) {
    StaffSpaceAct["APPROVE"] = "approve";
    StaffSpaceAct["REQUEST_CHANGES"] = "request_changes";
    StaffSpaceAct["HIDE"] = "hide";
    StaffSpaceAct["SHOW"] = "show";
    StaffSpaceAct["REMOVE"] = "remove";
    StaffSpaceAct["FEATURE"] = "feature";
    StaffSpaceAct["UNFEATURE"] = "unfeature";
    StaffSpaceAct["MOVE_PIN"] = "move_pin";
    StaffSpaceAct["CHANGE_TYPE"] = "change_type";
    StaffSpaceAct["WRITE_NOTE"] = "write_note";
})(StaffSpaceAct || (StaffSpaceAct = {}));
registerEnumType(StaffSpaceAct, {
    name: 'StaffSpaceAct',
    description: 'What the staff can do about a space.',
    valuesConfig: {
        APPROVE: { description: '`approveSpace`' },
        REQUEST_CHANGES: { description: '`requestSpaceChanges`' },
        HIDE: { description: '`hideSpace`' },
        SHOW: { description: '`showSpace`' },
        REMOVE: { description: '`removeSpace`' },
        FEATURE: { description: '`featureSpace` with true' },
        UNFEATURE: { description: '`featureSpace` with false' },
        MOVE_PIN: { description: '`moveSpacePin`' },
        CHANGE_TYPE: { description: '`changeSpaceType`' },
        WRITE_NOTE: { description: '`writeStaffNote`' },
    },
});
let StaffSpaceRecord = class StaffSpaceRecord {
    space;
    availableActs;
    bookingCount;
    lat;
    lng;
    notes;
    timeline;
};
__decorate([
    Field(() => [StaffSpaceAct], { description: 'What the viewer may do about it now.' })
], StaffSpaceRecord.prototype, "availableActs", void 0);
__decorate([
    Field(() => Int, { description: 'Bookings that were ever asked for.' })
], StaffSpaceRecord.prototype, "bookingCount", void 0);
__decorate([
    Field(() => Float, { nullable: true, description: 'Latitude of the exact pin; null only in a draft.' })
], StaffSpaceRecord.prototype, "lat", void 0);
__decorate([
    Field(() => Float, { nullable: true, description: 'Longitude of the exact pin; null only in a draft.' })
], StaffSpaceRecord.prototype, "lng", void 0);
__decorate([
    Field(() => [StaffNoteView], { description: 'Notes of the staff, newest first, at most 50.' })
], StaffSpaceRecord.prototype, "notes", void 0);
__decorate([
    Field(() => [AuditRecord], { description: 'The log of acts about it, newest first, at most 50.' })
], StaffSpaceRecord.prototype, "timeline", void 0);
StaffSpaceRecord = __decorate([
    ObjectType({ description: 'What only the staff see of a space.' })
], StaffSpaceRecord);
export { StaffSpaceRecord };
let StaffSpaceConnection = class StaffSpaceConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [SpaceEdge], { description: 'The spaces, newest first.' })
], StaffSpaceConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], StaffSpaceConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: TOTAL_COUNT })
], StaffSpaceConnection.prototype, "totalCount", void 0);
StaffSpaceConnection = __decorate([
    ObjectType({ description: 'A page of spaces as the staff look them up.' })
], StaffSpaceConnection);
export { StaffSpaceConnection };
let HideSpacePayload = class HideSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space as it stands now.' })
], HideSpacePayload.prototype, "space", void 0);
HideSpacePayload = __decorate([
    ObjectType({ description: 'A space was hidden from the search.' })
], HideSpacePayload);
export { HideSpacePayload };
let ShowSpacePayload = class ShowSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space as it stands now.' })
], ShowSpacePayload.prototype, "space", void 0);
ShowSpacePayload = __decorate([
    ObjectType({ description: 'A hidden space is back in the search.' })
], ShowSpacePayload);
export { ShowSpacePayload };
let RemoveSpacePayload = class RemoveSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space as it stands now.' })
], RemoveSpacePayload.prototype, "space", void 0);
RemoveSpacePayload = __decorate([
    ObjectType({ description: 'A space was removed for good.' })
], RemoveSpacePayload);
export { RemoveSpacePayload };
let FeatureSpacePayload = class FeatureSpacePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space as it stands now.' })
], FeatureSpacePayload.prototype, "space", void 0);
FeatureSpacePayload = __decorate([
    ObjectType({ description: 'A space was put on the home page, or taken from it.' })
], FeatureSpacePayload);
export { FeatureSpacePayload };
let MoveSpacePinPayload = class MoveSpacePinPayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space as it stands now.' })
], MoveSpacePinPayload.prototype, "space", void 0);
MoveSpacePinPayload = __decorate([
    ObjectType({ description: 'The pin of a space was moved.' })
], MoveSpacePinPayload);
export { MoveSpacePinPayload };
let ChangeSpaceTypePayload = class ChangeSpaceTypePayload {
    space;
};
__decorate([
    Field(() => Space, { description: 'The space as it stands now.' })
], ChangeSpaceTypePayload.prototype, "space", void 0);
ChangeSpaceTypePayload = __decorate([
    ObjectType({ description: 'The type of a space was changed.' })
], ChangeSpaceTypePayload);
export { ChangeSpaceTypePayload };
//# sourceMappingURL=staff-space.types.js.map