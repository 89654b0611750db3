var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType } from 'type-graphql';
let RequestPhoneCodeInput = class RequestPhoneCodeInput {
    phone;
};
__decorate([
    Field(() => String, { description: 'In any common notation; Spanish without a prefix.' })
], RequestPhoneCodeInput.prototype, "phone", void 0);
RequestPhoneCodeInput = __decorate([
    InputType({ description: 'What `requestPhoneCode` is called with.' })
], RequestPhoneCodeInput);
export { RequestPhoneCodeInput };
let ConfirmPhoneInput = class ConfirmPhoneInput {
    code;
};
__decorate([
    Field(() => String, { description: 'Six digits.' })
], ConfirmPhoneInput.prototype, "code", void 0);
ConfirmPhoneInput = __decorate([
    InputType({ description: 'What `confirmPhone` is called with.' })
], ConfirmPhoneInput);
export { ConfirmPhoneInput };
//# sourceMappingURL=phone.inputs.js.map