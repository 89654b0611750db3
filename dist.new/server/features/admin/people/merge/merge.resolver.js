var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../../core/errors/errors.js';
import { findStaffPerson } from '../people.loaders.js';
import { mergePeople, previewMerge } from './merge-people.js';
import { MergePeopleInput, MergePeoplePayload, MergePreview, MergePreviewInput } from './merge.types.js';
const ERRORS = 'NOT_FOUND, FORBIDDEN, VALIDATION_FAILED (ACCOUNT_UNKNOWN), MFA_SETUP_REQUIRED';
/** Two accounts of one person. */
let MergePeopleResolver = class MergePeopleResolver {
    mergePreview(ctx, input) {
        return previewMerge(signedIn(ctx), input);
    }
    async mergePeople(caller, input) {
        const ctx = signedIn(caller);
        const person = await findStaffPerson(ctx, await mergePeople(ctx, input));
        if (!person)
            throw new DomainError(ErrorCode.NOT_FOUND);
        return { person };
    }
};
__decorate([
    AuthorizedStaff('MERGE_PEOPLE'),
    Query(() => MergePreview, {
        complexity: 50,
        description: `Staff: what merging an account into another would move, or why it is refused; nothing changes. Errors: ${ERRORS}.`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MergePreviewInput, { description: 'The two accounts.' }))
], MergePeopleResolver.prototype, "mergePreview", null);
__decorate([
    AuthorizedStaff('MERGE_PEOPLE'),
    Mutation(() => MergePeoplePayload, {
        complexity: 50,
        description: `Staff: gives all of one account to another and ends it with its sessions. Errors: MERGE_REFUSED with \`reasons\`, ${ERRORS}.`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MergePeopleInput, { description: 'The two accounts, and why.' }))
], MergePeopleResolver.prototype, "mergePeople", null);
MergePeopleResolver = __decorate([
    Resolver()
], MergePeopleResolver);
export { MergePeopleResolver };
//# sourceMappingURL=merge.resolver.js.map