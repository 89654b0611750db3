var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { publicNameOf, initialsOf } from '../person-name.js';
import { loadUser } from '../user.loaders.js';
import { ViewerAccount } from '../viewer.type.js';
import { avatarOf } from './avatar-files.js';
import { Avatar } from './avatar.type.js';
import { ownProfileLoader } from './own-profile.loaders.js';
import { SpokenLanguage, UserBadge } from './profile-types.js';
import { badgesOf } from './profile.rules.js';
/** The viewer's own profile, unredacted. */
let ViewerProfileResolver = class ViewerProfileResolver {
    async displayName({ uuid }, ctx) {
        return (await loadUser(ctx, uuid)).displayName;
    }
    async publicName({ uuid }, ctx) {
        return publicNameOf(await loadUser(ctx, uuid));
    }
    async initials({ uuid }, ctx) {
        return initialsOf((await loadUser(ctx, uuid)).fullName);
    }
    async bio({ uuid }, ctx) {
        return (await ownProfileLoader(ctx).load(uuid)).bio;
    }
    async city({ uuid }, ctx) {
        return (await loadUser(ctx, uuid)).city;
    }
    async languages({ uuid }, ctx) {
        return (await loadUser(ctx, uuid)).languages;
    }
    async isTrader({ uuid }, ctx) {
        return (await loadUser(ctx, uuid)).isTrader;
    }
    async avatar({ uuid }, ctx) {
        const { avatarKey } = await loadUser(ctx, uuid);
        return avatarKey === null ? null : avatarOf(avatarKey);
    }
    async badges({ uuid }, ctx) {
        return badgesOf(await loadUser(ctx, uuid));
    }
    async phone({ uuid }, ctx) {
        return (await ownProfileLoader(ctx).load(uuid)).phone;
    }
    async phoneVerifiedAt({ uuid }, ctx) {
        return (await ownProfileLoader(ctx).load(uuid)).phoneVerifiedAt;
    }
    async birthDate({ uuid }, ctx) {
        return (await ownProfileLoader(ctx).load(uuid)).birthDate;
    }
};
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'The chosen public name; null while it is first name and initial.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "displayName", null);
__decorate([
    FieldResolver(() => String, { description: 'The name others see.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "publicName", null);
__decorate([
    FieldResolver(() => String, { description: 'One or two capital letters for an avatar.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "initials", null);
__decorate([
    FieldResolver(() => String, { description: 'Self-description, nothing redacted; may be empty.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "bio", null);
__decorate([
    FieldResolver(() => String, { nullable: true, description: 'City of residence, as entered.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "city", null);
__decorate([
    FieldResolver(() => [SpokenLanguage], { description: 'Spoken languages.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "languages", null);
__decorate([
    FieldResolver(() => Boolean, {
        nullable: true,
        description: 'Whether the viewer rents out as a professional, a person or a company; null until they have said so.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "isTrader", null);
__decorate([
    FieldResolver(() => Avatar, { nullable: true, description: 'The picture, if there is one.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "avatar", null);
__decorate([
    FieldResolver(() => [UserBadge], { description: 'Verified properties, as others see them.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "badges", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'The verified phone as E.164, such as +34612345678; visible to the viewer only.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "phone", null);
__decorate([
    FieldResolver(() => Date, { nullable: true, description: 'When the phone was verified.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "phoneVerifiedAt", null);
__decorate([
    FieldResolver(() => LocalDate, {
        nullable: true,
        description: 'The birth date, known once the identity is checked; visible to the viewer only.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerProfileResolver.prototype, "birthDate", null);
ViewerProfileResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerProfileResolver);
export { ViewerProfileResolver };
//# sourceMappingURL=viewer-profile.resolver.js.map