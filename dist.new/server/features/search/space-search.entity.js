var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { copiedColumns } from './search-columns.js';
/** The search projection of a published space: the columns that filters and sort orders read. */
let SpaceSearch = class SpaceSearch {
    [EntityName];
    id;
    rel;
    relSized;
    quality;
    listedAt;
    priceCents;
    priceM2Cents;
    sizeM2;
    cityId;
    pc;
    district;
    type;
    features;
    accessMode;
    is24h;
    isInstant;
    minDays;
    availableFrom;
    lat;
    lng;
    pt;
    busy;
    tsv;
    goods;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], SpaceSearch.prototype, "id", void 0);
__decorate([
    Property({ type: 'float' })
], SpaceSearch.prototype, "rel", void 0);
__decorate([
    Property({ type: 'float' })
], SpaceSearch.prototype, "relSized", void 0);
__decorate([
    Property({ type: 'float' })
], SpaceSearch.prototype, "quality", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], SpaceSearch.prototype, "listedAt", void 0);
__decorate([
    Property({ type: 'integer' })
], SpaceSearch.prototype, "priceCents", void 0);
__decorate([
    Property({ type: 'integer', fieldName: 'price_m2_cents' })
], SpaceSearch.prototype, "priceM2Cents", void 0);
__decorate([
    Property({ type: 'float' })
], SpaceSearch.prototype, "sizeM2", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], SpaceSearch.prototype, "cityId", void 0);
__decorate([
    Property({ type: 'integer' })
], SpaceSearch.prototype, "pc", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], SpaceSearch.prototype, "district", void 0);
__decorate([
    Property({ type: 'smallint' })
], SpaceSearch.prototype, "type", void 0);
__decorate([
    Property({ type: 'integer', defaultRaw: '0' })
], SpaceSearch.prototype, "features", void 0);
__decorate([
    Property({ type: 'smallint' })
], SpaceSearch.prototype, "accessMode", void 0);
__decorate([
    Property({ type: 'boolean', fieldName: 'is_24h' })
], SpaceSearch.prototype, "is24h", void 0);
__decorate([
    Property({ type: 'boolean' })
], SpaceSearch.prototype, "isInstant", void 0);
__decorate([
    Property({ type: 'smallint' })
], SpaceSearch.prototype, "minDays", void 0);
__decorate([
    Property({ type: 'date' })
], SpaceSearch.prototype, "availableFrom", void 0);
__decorate([
    Property({ type: 'double' })
], SpaceSearch.prototype, "lat", void 0);
__decorate([
    Property({ type: 'double' })
], SpaceSearch.prototype, "lng", void 0);
__decorate([
    Property({ type: 'text', columnType: 'point' })
], SpaceSearch.prototype, "pt", void 0);
__decorate([
    Property({ type: 'text', columnType: 'datemultirange', defaultRaw: "'{}'::datemultirange" })
], SpaceSearch.prototype, "busy", void 0);
__decorate([
    Property({ type: 'text', columnType: 'tsvector' })
], SpaceSearch.prototype, "tsv", void 0);
__decorate([
    Property({ type: 'smallint', defaultRaw: '1023' })
], SpaceSearch.prototype, "goods", void 0);
SpaceSearch = __decorate([
    Entity({ tableName: 'space_search' })
], SpaceSearch);
export { SpaceSearch };
const propertyTypes = { real: 'float', int: 'integer', smallint: 'smallint' };
for (const { property, type } of copiedColumns)
    Property({ type: propertyTypes[type], nullable: true })(SpaceSearch.prototype, property);
//# sourceMappingURL=space-search.entity.js.map