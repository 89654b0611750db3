var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** How often a space was looked at on a day. */
let SpaceViews = class SpaceViews {
    [EntityName];
    [PrimaryKeyProp];
    spaceId;
    day;
    views = 0;
    /** Who went on to choose dates and saw their price. */
    priceViews = 0;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], SpaceViews.prototype, "spaceId", void 0);
__decorate([
    PrimaryKey({ type: 'date' })
], SpaceViews.prototype, "day", void 0);
__decorate([
    Property({ type: 'integer' })
], SpaceViews.prototype, "views", void 0);
__decorate([
    Property({ type: 'integer' })
], SpaceViews.prototype, "priceViews", void 0);
SpaceViews = __decorate([
    Entity({ tableName: 'space_views' })
], SpaceViews);
export { SpaceViews };
/** A visitor of today, so that nobody counts twice: keyed digests, deleted the next day. */
let SpaceViewMark = class SpaceViewMark {
    [EntityName];
    [PrimaryKeyProp];
    day;
    spaceId;
    step;
    networkMark;
    browserMark;
};
__decorate([
    PrimaryKey({ type: 'date' })
], SpaceViewMark.prototype, "day", void 0);
__decorate([
    PrimaryKey({ type: 'uuid' })
], SpaceViewMark.prototype, "spaceId", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], SpaceViewMark.prototype, "step", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], SpaceViewMark.prototype, "networkMark", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], SpaceViewMark.prototype, "browserMark", void 0);
SpaceViewMark = __decorate([
    Entity({ tableName: 'space_view_marks' })
], SpaceViewMark);
export { SpaceViewMark };
//# sourceMappingURL=space-views.entity.js.map