var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A space found by a saved search. */
let SavedSearchMatch = class SavedSearchMatch {
    [EntityName];
    [PrimaryKeyProp];
    searchId;
    spaceId;
    matchedAt;
    /** When the person was notified of it; null while it waits. */
    notifiedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], SavedSearchMatch.prototype, "searchId", void 0);
__decorate([
    PrimaryKey({ type: 'uuid' })
], SavedSearchMatch.prototype, "spaceId", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], SavedSearchMatch.prototype, "matchedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], SavedSearchMatch.prototype, "notifiedAt", void 0);
SavedSearchMatch = __decorate([
    Entity({ tableName: 'saved_search_matches' })
], SavedSearchMatch);
export { SavedSearchMatch };
//# sourceMappingURL=saved-search-match.entity.js.map