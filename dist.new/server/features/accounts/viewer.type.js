var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
import { Role } from '../../core/roles.js';
let ViewerAccount = class ViewerAccount {
    uuid;
    email;
    fullName;
    roles;
    isEmailVerified;
    locale;
    createdAt;
};
__decorate([
    Field(() => String, { description: 'The address they sign in with, in lower case.' })
], ViewerAccount.prototype, "email", void 0);
__decorate([
    Field(() => String, { description: 'Name and surnames as entered.' })
], ViewerAccount.prototype, "fullName", void 0);
__decorate([
    Field(() => [Role], { description: 'The roles they have, one or several.' })
], ViewerAccount.prototype, "roles", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the address is confirmed.' })
], ViewerAccount.prototype, "isEmailVerified", void 0);
__decorate([
    Field(() => Locale, { description: 'The language of their e-mails.' })
], ViewerAccount.prototype, "locale", void 0);
__decorate([
    Field(() => Date, { description: 'When the account was created.' })
], ViewerAccount.prototype, "createdAt", void 0);
ViewerAccount = __decorate([
    ObjectType('Viewer', { description: 'The signed-in user, with private data.' })
], ViewerAccount);
export { ViewerAccount };
//# sourceMappingURL=viewer.type.js.map