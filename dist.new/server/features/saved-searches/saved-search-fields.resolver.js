var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { JSONObject } from '../../core/graphql/scalars.js';
import { isOver } from './saved-filter.rules.js';
import { SavedSearch } from './saved-search.entity.js';
import { formatFilter } from './saved-search-lists.js';
import { newCountLoader } from './saved-search.loaders.js';
let SavedSearchFieldsResolver = class SavedSearchFieldsResolver {
    id({ id }) {
        return toGlobalId('SavedSearch', id);
    }
    filter(search, ctx) {
        return formatFilter(ctx, search);
    }
    isOver({ filter }, { clock }) {
        return isOver(filter, clock.today());
    }
    newCount({ id }, ctx) {
        return newCountLoader(ctx).load(id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with ssr_.' }),
    __param(0, Root())
], SavedSearchFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => JSONObject, {
        description: 'The fields of a `SpaceFilter` as of today: past days are left out.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SavedSearchFieldsResolver.prototype, "filter", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether the end of its period has come, after which there are no more alerts.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SavedSearchFieldsResolver.prototype, "isOver", null);
__decorate([
    FieldResolver(() => Int, {
        description: 'Number of public spaces that match since the viewer last saw the results.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SavedSearchFieldsResolver.prototype, "newCount", null);
SavedSearchFieldsResolver = __decorate([
    Resolver(() => SavedSearch)
], SavedSearchFieldsResolver);
export { SavedSearchFieldsResolver };
//# sourceMappingURL=saved-search-fields.resolver.js.map