var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A city with a page of its own. */
let City = class City {
    [EntityName];
    id;
    slug;
    name;
    provinceCode;
    lat;
    lng;
    position;
};
__decorate([
    PrimaryKey({ type: 'smallint' })
], City.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], City.prototype, "slug", void 0);
__decorate([
    Property({ type: 'text' })
], City.prototype, "name", void 0);
__decorate([
    Property({ type: 'text' })
], City.prototype, "provinceCode", void 0);
__decorate([
    Property({ type: 'double' })
], City.prototype, "lat", void 0);
__decorate([
    Property({ type: 'double' })
], City.prototype, "lng", void 0);
__decorate([
    Property({ type: 'smallint' })
], City.prototype, "position", void 0);
City = __decorate([
    Entity({ tableName: 'cities' })
], City);
export { City };
//# sourceMappingURL=city.entity.js.map