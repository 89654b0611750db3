var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { WriteStaffNoteInput, WriteStaffNotePayload } from './staff-note.types.js';
import { writeNote } from './staff-notes.js';
let StaffNotesResolver = class StaffNotesResolver {
    async writeStaffNote(ctx, { subjectId, body }) {
        return { note: await writeNote(signedIn(ctx), subjectId, body) };
    }
};
__decorate([
    AuthorizedStaff('WRITE_NOTES'),
    Mutation(() => WriteStaffNotePayload, {
        complexity: 10,
        description: 'Staff: writes a note that only the staff read. Errors: NOT_FOUND, VALIDATION_FAILED with TEXT_LENGTH at `body`, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => WriteStaffNoteInput, { description: 'About what, and the text.' }))
], StaffNotesResolver.prototype, "writeStaffNote", null);
StaffNotesResolver = __decorate([
    Resolver()
], StaffNotesResolver);
export { StaffNotesResolver };
//# sourceMappingURL=staff-notes.resolver.js.map