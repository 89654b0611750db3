var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { User } from '../../accounts/user.entity.js';
import { HOST_PAGE_ARGS, hostSpaces, hostSpacesCost } from './host-spaces.js';
import { HostSpacesConnection } from '../space-connection.types.js';
/** Fields of a user about their spaces. */
let HostSpacesResolver = class HostSpacesResolver {
    spaces(user, ctx, page) {
        return hostSpaces(ctx, user.id, page);
    }
};
__decorate([
    FieldResolver(() => HostSpacesConnection, {
        description: 'Their published spaces, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
        complexity: ({ args, childComplexity }) => hostSpacesCost(args, childComplexity),
    }),
    __param(0, Root()),
    __param(1, Ctx()),
    __param(2, Args(() => HOST_PAGE_ARGS))
], HostSpacesResolver.prototype, "spaces", null);
HostSpacesResolver = __decorate([
    Resolver(() => User)
], HostSpacesResolver);
export { HostSpacesResolver };
//# sourceMappingURL=host-spaces.resolver.js.map