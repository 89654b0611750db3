var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType } from 'type-graphql';
let RequestEmailChangeInput = class RequestEmailChangeInput {
    email;
    password;
};
__decorate([
    Field(() => String, { description: 'The new address, at most 254 characters; stored in lower case.' })
], RequestEmailChangeInput.prototype, "email", void 0);
__decorate([
    Field(() => String, { description: 'The password of the account.' })
], RequestEmailChangeInput.prototype, "password", void 0);
RequestEmailChangeInput = __decorate([
    InputType({ description: 'A new address for the account.' })
], RequestEmailChangeInput);
export { RequestEmailChangeInput };
//# sourceMappingURL=email-change.inputs.js.map