var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType, ObjectType } from 'type-graphql';
import { ViewerAccount } from '../viewer.type.js';
let SaveTraderDetailsInput = class SaveTraderDetailsInput {
    name;
    address;
    email;
    phone;
    nif;
    register;
    registerNumber;
    isCertified;
};
__decorate([
    Field(() => String, { description: 'Name of the person or company, 2–120 characters.' })
], SaveTraderDetailsInput.prototype, "name", void 0);
__decorate([
    Field(() => String, { description: 'Their address, 10–200 characters.' })
], SaveTraderDetailsInput.prototype, "address", void 0);
__decorate([
    Field(() => String, { description: 'An e-mail address for renters.' })
], SaveTraderDetailsInput.prototype, "email", void 0);
__decorate([
    Field(() => String, { description: 'A phone for renters, in any common notation.' })
], SaveTraderDetailsInput.prototype, "phone", void 0);
__decorate([
    Field(() => String, { description: 'Spanish tax number of a person or company.' })
], SaveTraderDetailsInput.prototype, "nif", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The public register they are in, 2–120 characters.' })
], SaveTraderDetailsInput.prototype, "register", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Their number there, 1–60 characters; with a register only.' })
], SaveTraderDetailsInput.prototype, "registerNumber", void 0);
__decorate([
    Field(() => Boolean, { description: 'They only offer what the law of the Union allows; must be true.' })
], SaveTraderDetailsInput.prototype, "isCertified", void 0);
SaveTraderDetailsInput = __decorate([
    InputType({ description: 'Who a professional host is. Renters read all of it.' })
], SaveTraderDetailsInput);
export { SaveTraderDetailsInput };
let SaveTraderDetailsPayload = class SaveTraderDetailsPayload {
    viewer;
};
__decorate([
    Field(() => ViewerAccount, { description: 'The viewer.' })
], SaveTraderDetailsPayload.prototype, "viewer", void 0);
SaveTraderDetailsPayload = __decorate([
    ObjectType({ description: 'The viewer with what they said.' })
], SaveTraderDetailsPayload);
export { SaveTraderDetailsPayload };
//# sourceMappingURL=trader-details.inputs.js.map