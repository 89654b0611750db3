var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
let RevokeSessionInput = class RevokeSessionInput {
    sessionId;
};
__decorate([
    Field(() => ID, { description: 'The session’s id.' })
], RevokeSessionInput.prototype, "sessionId", void 0);
RevokeSessionInput = __decorate([
    InputType({ description: 'What `revokeSession` is called with.' })
], RevokeSessionInput);
export { RevokeSessionInput };
let RefreshSessionInput = class RefreshSessionInput {
    refreshToken;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'For clients without cookies; browsers leave it out. Single use: the response contains the next one.',
    })
], RefreshSessionInput.prototype, "refreshToken", void 0);
RefreshSessionInput = __decorate([
    InputType({ description: 'What `refreshSession` is called with.' })
], RefreshSessionInput);
export { RefreshSessionInput };
//# sourceMappingURL=session.inputs.js.map