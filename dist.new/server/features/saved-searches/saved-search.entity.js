var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { ArrayType, EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { AlertCadence } from './alert-cadence.js';
/** A saved search with the columns that new spaces are matched against. */
let SavedSearch = class SavedSearch {
    [EntityName];
    id;
    userId;
    name;
    filter;
    /** Hash of the filter; equal filters of all people share it. */
    filterKey;
    cadence;
    cityId;
    postalCodes;
    zone;
    priceMinCents;
    priceMaxCents;
    sizeMinM2;
    sizeMaxM2;
    types;
    endsOn;
    /** When the viewer last saw its results. */
    seenAt;
    /** When the last alert was sent. */
    notifiedAt;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], SavedSearch.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], SavedSearch.prototype, "userId", void 0);
__decorate([
    Field(() => String, { description: 'Its name, 1–60 characters.' }),
    Property({ type: 'text' })
], SavedSearch.prototype, "name", void 0);
__decorate([
    Property({ type: 'json' })
], SavedSearch.prototype, "filter", void 0);
__decorate([
    Property({ type: 'text' })
], SavedSearch.prototype, "filterKey", void 0);
__decorate([
    Field(() => AlertCadence, { description: 'How often the viewer is notified of new matches.' }),
    Property({ type: 'text', defaultRaw: "'at_once'::text" })
], SavedSearch.prototype, "cadence", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], SavedSearch.prototype, "cityId", void 0);
__decorate([
    Property({ type: new ArrayType(Number), columnType: 'int4[]', nullable: true })
], SavedSearch.prototype, "postalCodes", void 0);
__decorate([
    Property({ type: 'text', columnType: 'box', nullable: true })
], SavedSearch.prototype, "zone", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], SavedSearch.prototype, "priceMinCents", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], SavedSearch.prototype, "priceMaxCents", void 0);
__decorate([
    Property({ type: 'float', nullable: true })
], SavedSearch.prototype, "sizeMinM2", void 0);
__decorate([
    Property({ type: 'float', nullable: true })
], SavedSearch.prototype, "sizeMaxM2", void 0);
__decorate([
    Property({ type: new ArrayType(Number), columnType: 'int2[]', nullable: true })
], SavedSearch.prototype, "types", void 0);
__decorate([
    Property({ type: 'date', nullable: true })
], SavedSearch.prototype, "endsOn", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], SavedSearch.prototype, "seenAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], SavedSearch.prototype, "notifiedAt", void 0);
__decorate([
    Field(() => Date, { description: 'When it was saved.' }),
    Property({ type: 'timestamptz' })
], SavedSearch.prototype, "createdAt", void 0);
SavedSearch = __decorate([
    ObjectType({ description: 'A saved search of the viewer.' }),
    Entity({ tableName: 'saved_searches' })
], SavedSearch);
export { SavedSearch };
//# sourceMappingURL=saved-search.entity.js.map