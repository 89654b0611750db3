var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
/** A picture of a space; the same stored files may stand behind several rows. */
let SpacePhoto = class SpacePhoto {
    [EntityName];
    id;
    spaceId;
    storageKey;
    position;
    altEs;
    altEn;
    width;
    height;
    /** Widths of the smaller pictures; none until they are made. */
    widths;
    thumbhash;
    color;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], SpacePhoto.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], SpacePhoto.prototype, "spaceId", void 0);
__decorate([
    Property({ type: 'text' })
], SpacePhoto.prototype, "storageKey", void 0);
__decorate([
    Field(() => Int, { description: 'From 0; the first is the cover.' }),
    Property({ type: 'smallint' })
], SpacePhoto.prototype, "position", void 0);
__decorate([
    Property({ type: 'text' })
], SpacePhoto.prototype, "altEs", void 0);
__decorate([
    Property({ type: 'text' })
], SpacePhoto.prototype, "altEn", void 0);
__decorate([
    Field(() => Int, { description: 'Pixels of the picture at `url`.' }),
    Property({ type: 'integer' })
], SpacePhoto.prototype, "width", void 0);
__decorate([
    Field(() => Int, { description: 'Pixels of the picture at `url`.' }),
    Property({ type: 'integer' })
], SpacePhoto.prototype, "height", void 0);
__decorate([
    Property({ type: 'array', columnType: 'int[]', defaultRaw: "'{}'" })
], SpacePhoto.prototype, "widths", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Base64 of a thumbhash, null until made.' }),
    Property({ type: 'text', nullable: true })
], SpacePhoto.prototype, "thumbhash", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Main colour, `#rrggbb`, null until made.' }),
    Property({ type: 'text', nullable: true })
], SpacePhoto.prototype, "color", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], SpacePhoto.prototype, "createdAt", void 0);
SpacePhoto = __decorate([
    ObjectType('Photo', { description: 'A picture of a space.' }),
    Entity({ tableName: 'space_photos' })
], SpacePhoto);
export { SpacePhoto };
//# sourceMappingURL=space-photo.entity.js.map