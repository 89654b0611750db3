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
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { SpaceFilter } from '../search/search.inputs.js';
import { changeSavedSearch, markSavedSearchSeen, MAX_SAVED_SEARCHES, removeSavedSearch, saveSearch, } from './save-search.js';
import { findSavedSearchByFilter, listSavedSearches } from './saved-search-lists.js';
import { ChangeSavedSearchInput, MarkSavedSearchSeenInput, RemoveSavedSearchInput, SaveSearchInput, StopSavedSearchAlertsInput, } from './saved-search.inputs.js';
import { SavedSearch } from './saved-search.entity.js';
import { stopAlerts } from './stop-alerts.js';
let SavedSearchesResolver = class SavedSearchesResolver {
    savedSearches(ctx) {
        return listSavedSearches(signedIn(ctx));
    }
    savedSearch(ctx, filter) {
        return findSavedSearchByFilter(signedIn(ctx), filter);
    }
    async saveSearch(ctx, input) {
        return { savedSearch: await saveSearch(signedIn(ctx), input) };
    }
    async changeSavedSearch(ctx, input) {
        return { savedSearch: await changeSavedSearch(signedIn(ctx), input) };
    }
    async markSavedSearchSeen(ctx, { savedSearchId, }) {
        return { savedSearch: await markSavedSearchSeen(signedIn(ctx), savedSearchId) };
    }
    async removeSavedSearch(ctx, { savedSearchId, }) {
        await removeSavedSearch(signedIn(ctx), savedSearchId);
        return { deletedSavedSearchId: savedSearchId };
    }
    async stopSavedSearchAlerts(ctx, { token, }) {
        await stopAlerts(ctx, token);
        return { isStopped: true };
    }
};
__decorate([
    Authorized(),
    Query(() => [SavedSearch], {
        complexity: ({ childComplexity }) => 2 + MAX_SAVED_SEARCHES * (1 + childComplexity),
        description: 'The saved searches of the viewer, newest first; at most 20.',
    }),
    __param(0, Ctx())
], SavedSearchesResolver.prototype, "savedSearches", null);
__decorate([
    Authorized(),
    Query(() => SavedSearch, {
        nullable: true,
        complexity: ({ childComplexity }) => 3 + childComplexity,
        description: 'The saved search of the viewer with the same filter; null when there is none.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('filter', () => SpaceFilter, { description: 'A filter as for `searchSpaces`.' }))
], SavedSearchesResolver.prototype, "savedSearch", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { savedSearch: [() => SavedSearch, 'The saved search.'] },
        complexity: 10,
        description: 'Saves a search; one with the same filter that exists already stays as it is. Errors: VALIDATION_FAILED, SAVED_SEARCHES_FULL.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SaveSearchInput, { description: 'The filter, name and alerts.' }))
], SavedSearchesResolver.prototype, "saveSearch", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { savedSearch: [() => SavedSearch, 'The saved search, changed.'] },
        complexity: 5,
        description: 'Changes the name of a saved search, or how often the viewer is notified. Errors: NOT_FOUND, VALIDATION_FAILED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ChangeSavedSearchInput, { description: 'The changes.' }))
], SavedSearchesResolver.prototype, "changeSavedSearch", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { savedSearch: [() => SavedSearch, 'The saved search, with nothing new.'] },
        complexity: 5,
        description: 'Marks all current matches as seen, which sets `newCount` to 0. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MarkSavedSearchSeenInput, { description: 'All there is to say.' }))
], SavedSearchesResolver.prototype, "markSavedSearchSeen", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { deletedSavedSearchId: [() => ID, 'The saved search that is gone.'] },
        complexity: 5,
        description: 'Deletes a saved search; also succeeds when it does not exist. Errors: NOT_FOUND for an id of another type.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RemoveSavedSearchInput, { description: 'All there is to say.' }))
], SavedSearchesResolver.prototype, "removeSavedSearch", null);
__decorate([
    Public(),
    PayloadMutation({
        payload: { isStopped: [() => Boolean, 'Always true.'] },
        complexity: 5,
        description: 'Ends the alerts of one saved search, by the token in a mail. Also succeeds when they have ended before. Errors: TOKEN_INVALID.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => StopSavedSearchAlertsInput, { description: 'All there is to say.' }))
], SavedSearchesResolver.prototype, "stopSavedSearchAlerts", null);
SavedSearchesResolver = __decorate([
    Resolver()
], SavedSearchesResolver);
export { SavedSearchesResolver };
//# sourceMappingURL=saved-searches.resolver.js.map