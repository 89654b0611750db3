var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType, ObjectType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';
let JoinWaitingListInput = class JoinWaitingListInput {
    email;
    city;
    locale;
};
__decorate([
    Field(() => String, { description: 'Where the mail goes.' })
], JoinWaitingListInput.prototype, "email", void 0);
__decorate([
    Field(() => String, { description: 'The path of the city: `murcia`.' })
], JoinWaitingListInput.prototype, "city", void 0);
__decorate([
    Field(() => Locale, { nullable: true, defaultValue: Locale.ES, description: 'The language of the mails.' })
], JoinWaitingListInput.prototype, "locale", void 0);
JoinWaitingListInput = __decorate([
    InputType({ description: 'A wish to hear when a city opens.' })
], JoinWaitingListInput);
export { JoinWaitingListInput };
let ConfirmWaitingListInput = class ConfirmWaitingListInput {
    token;
};
__decorate([
    Field(() => String, { description: 'As it stands in the link.' })
], ConfirmWaitingListInput.prototype, "token", void 0);
ConfirmWaitingListInput = __decorate([
    InputType({ description: 'The address of a mail, confirmed by its link.' })
], ConfirmWaitingListInput);
export { ConfirmWaitingListInput };
let ConfirmWaitingListPayload = class ConfirmWaitingListPayload {
    isConfirmed;
};
__decorate([
    Field(() => Boolean, {
        description: 'False when the address is no longer kept: taken off, told already, or not confirmed within seven days.',
    })
], ConfirmWaitingListPayload.prototype, "isConfirmed", void 0);
ConfirmWaitingListPayload = __decorate([
    ObjectType({ description: 'Whether the address is on the list.' })
], ConfirmWaitingListPayload);
export { ConfirmWaitingListPayload };
let LeaveWaitingListInput = class LeaveWaitingListInput {
    token;
};
__decorate([
    Field(() => String, { description: 'As it stands in the link.' })
], LeaveWaitingListInput.prototype, "token", void 0);
LeaveWaitingListInput = __decorate([
    InputType({ description: 'What `leaveWaitingList` is called with.' })
], LeaveWaitingListInput);
export { LeaveWaitingListInput };
//# sourceMappingURL=waiting-list.inputs.js.map