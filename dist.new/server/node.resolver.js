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
import { Public } from './core/authorization.js';
import { parseGlobalId } from './core/graphql/global-id.js';
import { DomainError, ErrorCode } from './core/errors/errors.js';
import { Node } from './core/graphql/node.js';
import { mayReadType } from './features/partners/public-api/needed-scope.rules.js';
import { features } from './features.js';
async function fetchNode(ctx, id) {
    const parsed = parseGlobalId(id);
    // A key must not even tell that something is there which its scopes do not reach.
    if (parsed && ctx.apiKey && !mayReadType(parsed.type, ctx.apiKey.scopes))
        return null;
    const fetch = parsed && features.find((feature) => feature.nodes?.[parsed.type])?.nodes?.[parsed.type];
    const found = fetch ? await fetch(ctx, parsed.uuid) : null;
    // The type is known from the id; rows themselves do not carry it.
    return found
        ? Object.assign(Object.create(Object.getPrototypeOf(found)), found, {
            __typename: parsed?.type,
        })
        : null;
}
const MAX_NODES = 50;
let NodeResolver = class NodeResolver {
    node(ctx, id) {
        return fetchNode(ctx, id);
    }
    async nodes(ctx, ids) {
        // Answers stand in the order of the ids: a list cut short would pair them wrongly.
        if (ids.length > MAX_NODES)
            throw new DomainError(ErrorCode.BAD_REQUEST, { max: MAX_NODES });
        return Promise.all(ids.map((id) => fetchNode(ctx, id)));
    }
    errorCodes() {
        return Object.values(ErrorCode);
    }
};
__decorate([
    Public(),
    Query(() => Node, {
        nullable: true,
        description: 'Anything by its id; null when it does not exist or is not yours to see.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'An id as any object shows it.' }))
], NodeResolver.prototype, "node", null);
__decorate([
    Public(),
    Query(() => [Node], {
        nullable: 'items',
        description: 'Several by their ids, in the same order; at most 50. Errors: BAD_REQUEST with `max`.',
        complexity: ({ args, childComplexity }) => 1 + (args.ids?.length ?? 1) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Arg('ids', () => [ID], { description: 'Ids as objects show them.' }))
], NodeResolver.prototype, "nodes", null);
__decorate([
    Public(),
    Query(() => [ErrorCode], { description: 'Every code that `extensions.code` of an error can be.' })
], NodeResolver.prototype, "errorCodes", null);
NodeResolver = __decorate([
    Resolver()
], NodeResolver);
export { NodeResolver };
//# sourceMappingURL=node.resolver.js.map