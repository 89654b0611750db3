var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../../core/authorization.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { User } from '../user.entity.js';
import { loadViewerAccount } from '../viewer.loaders.js';
import { ViewerAccount } from '../viewer.type.js';
import { removeAvatar } from './change-avatar.js';
import { findPersonById } from './find-person.js';
import { UpdateProfileInput } from './profile.inputs.js';
import { updateProfile } from './update-profile.js';
let ProfileResolver = class ProfileResolver {
    user(ctx, id) {
        return findPersonById(ctx, id);
    }
    async updateProfile(ctx, input) {
        const me = signedIn(ctx);
        await updateProfile(me, input);
        return { viewer: await loadViewerAccount(me, me.viewer.id) };
    }
    async removeAvatar(ctx) {
        const me = signedIn(ctx);
        await removeAvatar(me);
        return { viewer: await loadViewerAccount(me, me.viewer.id) };
    }
};
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => User, {
        nullable: true,
        description: 'A user’s public profile; null when there is none, or the account is erased or suspended.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'The user’s id.' }))
], ProfileResolver.prototype, "user", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: "Changes the viewer's profile. Errors: VALIDATION_FAILED.",
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => UpdateProfileInput, { description: 'The changes.' }))
], ProfileResolver.prototype, "updateProfile", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: "Removes the viewer's picture; a new one is uploaded by POST /uploads/avatar.",
    }),
    __param(0, Ctx())
], ProfileResolver.prototype, "removeAvatar", null);
ProfileResolver = __decorate([
    Resolver()
], ProfileResolver);
export { ProfileResolver };
//# sourceMappingURL=profile.resolver.js.map