var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, ObjectType } from 'type-graphql';
let StaffNoteView = class StaffNoteView {
    body;
    authorName;
    createdAt;
};
__decorate([
    Field(() => String, { description: 'The text.' })
], StaffNoteView.prototype, "body", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Who wrote it; null once that account is gone.' })
], StaffNoteView.prototype, "authorName", void 0);
__decorate([
    Field(() => Date, { description: 'When.' })
], StaffNoteView.prototype, "createdAt", void 0);
StaffNoteView = __decorate([
    ObjectType({ description: 'A note that only the staff read.' })
], StaffNoteView);
export { StaffNoteView };
let WriteStaffNoteInput = class WriteStaffNoteInput {
    subjectId;
    body;
};
__decorate([
    Field(() => ID, { description: 'The id of a person, a space or a booking.' })
], WriteStaffNoteInput.prototype, "subjectId", void 0);
__decorate([
    Field(() => String, { description: '1–1000 characters.' })
], WriteStaffNoteInput.prototype, "body", void 0);
WriteStaffNoteInput = __decorate([
    InputType({ description: 'A note about a person, a space or a booking.' })
], WriteStaffNoteInput);
export { WriteStaffNoteInput };
let WriteStaffNotePayload = class WriteStaffNotePayload {
    note;
};
__decorate([
    Field(() => StaffNoteView, { description: 'The note.' })
], WriteStaffNotePayload.prototype, "note", void 0);
WriteStaffNotePayload = __decorate([
    ObjectType({ description: 'A note was written.' })
], WriteStaffNotePayload);
export { WriteStaffNotePayload };
//# sourceMappingURL=staff-note.types.js.map