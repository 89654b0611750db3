var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
let RequestPhoneCodePayload = class RequestPhoneCodePayload {
    phone;
    expiresAt;
    retryAfterSeconds;
};
__decorate([
    Field(() => String, { description: 'The number it was sent to, as E.164.' })
], RequestPhoneCodePayload.prototype, "phone", void 0);
__decorate([
    Field(() => Date, { description: 'When the code expires.' })
], RequestPhoneCodePayload.prototype, "expiresAt", void 0);
__decorate([
    Field(() => Int, { description: 'Seconds until another code can be requested; three are sent an hour.' })
], RequestPhoneCodePayload.prototype, "retryAfterSeconds", void 0);
RequestPhoneCodePayload = __decorate([
    ObjectType({ description: 'A code was sent to a phone.' })
], RequestPhoneCodePayload);
export { RequestPhoneCodePayload };
//# sourceMappingURL=phone.types.js.map