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
import { User } from '../user.entity.js';
import { avatarOf } from './avatar-files.js';
import { Avatar } from './avatar.type.js';
import { SpokenLanguage, UserBadge } from './profile-types.js';
import { badgesOf, publicBio } from './profile.rules.js';
/** Public profile fields and badges of a user. */
let PublicProfileResolver = class PublicProfileResolver {
    bio(user, { locale }) {
        return publicBio(user.bio, locale);
    }
    avatar({ avatarKey }) {
        return avatarKey === null ? null : avatarOf(avatarKey);
    }
    languages({ languages }) {
        return languages;
    }
    badges(user) {
        return badgesOf(user);
    }
    isTrader({ isTrader }) {
        return isTrader ?? false;
    }
    isIdentityVerified({ identityVerifiedAt }) {
        return identityVerifiedAt !== null;
    }
};
__decorate([
    FieldResolver(() => String, {
        description: 'Self-description, plain text with contact data redacted; may be empty.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], PublicProfileResolver.prototype, "bio", null);
__decorate([
    FieldResolver(() => Avatar, { nullable: true, description: 'The picture, if there is one.' }),
    __param(0, Root())
], PublicProfileResolver.prototype, "avatar", null);
__decorate([
    FieldResolver(() => [SpokenLanguage], { description: 'Spoken languages.' }),
    __param(0, Root())
], PublicProfileResolver.prototype, "languages", null);
__decorate([
    FieldResolver(() => [UserBadge], { description: 'Verified properties.' }),
    __param(0, Root())
], PublicProfileResolver.prototype, "badges", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether they have said that they rent out as a professional, a person or a company: consumer law then gives other rights.',
    }),
    __param(0, Root())
], PublicProfileResolver.prototype, "isTrader", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether staff have checked the identity document.' }),
    __param(0, Root())
], PublicProfileResolver.prototype, "isIdentityVerified", null);
PublicProfileResolver = __decorate([
    Resolver(() => User)
], PublicProfileResolver);
export { PublicProfileResolver };
//# sourceMappingURL=public-profile.resolver.js.map