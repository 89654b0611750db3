var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
let AccountSession = class AccountSession {
    uuid;
    browser;
    system;
    isMobile;
    createdAt;
    lastUsedAt;
    isCurrent;
    isKnownDevice;
};
__decorate([
    Field(() => String, { nullable: true, description: 'The browser’s name, such as Firefox; null for programs.' })
], AccountSession.prototype, "browser", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'The operating system’s name, such as Android; null when unknown.',
    })
], AccountSession.prototype, "system", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it is a phone or a tablet.' })
], AccountSession.prototype, "isMobile", void 0);
__decorate([
    Field(() => Date, { description: 'When the session was opened.' })
], AccountSession.prototype, "createdAt", void 0);
__decorate([
    Field(() => Date, {
        description: 'When the session was last refreshed; at most 15 minutes behind while it is in use.',
    })
], AccountSession.prototype, "lastUsedAt", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it is the session of this request.' })
], AccountSession.prototype, "isCurrent", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the viewer had signed in from this browser before.' })
], AccountSession.prototype, "isKnownDevice", void 0);
AccountSession = __decorate([
    ObjectType({ description: 'One signed-in session of the viewer.' })
], AccountSession);
export { AccountSession };
//# sourceMappingURL=account-session.type.js.map