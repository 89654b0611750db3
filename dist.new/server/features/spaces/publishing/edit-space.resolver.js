var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { saveSpaceDraft } from '../draft/save-space-draft.js';
import { CreateSpacePayload, UpdateSpacePayload } from '../space-payloads.types.js';
import { CreateSpaceInput, UpdateSpaceInput } from '../space.inputs.js';
import { reloadSpace } from '../space.loaders.js';
import { updateSpace } from './edit-space.js';
/** Spaces made and changed by programs, which know all values at once; people go through the steps of the wizard. */
let EditSpaceResolver = class EditSpaceResolver {
    async createSpace(ctx, input) {
        return { space: await reloadSpace(ctx, await saveSpaceDraft(signedIn(ctx), input)) };
    }
    async updateSpace(ctx, input) {
        return { space: await reloadSpace(ctx, await updateSpace(signedIn(ctx), input)) };
    }
};
__decorate([
    Authorized(),
    Mutation(() => CreateSpacePayload, {
        description: 'Makes a space, as a draft: pictures follow by `POST /uploads/space-photos?spaceId=…`, then `updateSpace` publishes it. Errors: EMAIL_NOT_VERIFIED, FORBIDDEN (an app with `declarations`, which only the person makes), SPACE_STATE_REFUSED, VALIDATION_FAILED with paths like `draft.title`, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => CreateSpaceInput, { description: 'The space.' }))
], EditSpaceResolver.prototype, "createSpace", null);
__decorate([
    Authorized(),
    Mutation(() => UpdateSpacePayload, {
        description: 'Changes a space and, with `publish`, publishes it in the same step. Errors: as createSpace, PHONE_REQUIRED, IDENTITY_REQUIRED, TRADER_DETAILS_REQUIRED, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => UpdateSpaceInput, { description: 'The changes.' }))
], EditSpaceResolver.prototype, "updateSpace", null);
EditSpaceResolver = __decorate([
    Resolver()
], EditSpaceResolver);
export { EditSpaceResolver };
//# sourceMappingURL=edit-space.resolver.js.map