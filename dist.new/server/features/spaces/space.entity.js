var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { AccessHours } from './fields/space-fields.types.js';
import { describeField } from './fields/space-fields.js';
import { AccessMode, CancellationPolicy, GoodsCategory, Humidity, SpaceFeature, SpaceStatus, SpaceType, } from './space-types.js';
const some = (description) => ({ nullable: true, description });
/** A place to store things. Private columns carry no `@Field`: who may see them is decided in the field resolvers. */
let Space = class Space {
    [EntityName];
    id;
    hostId;
    /** Idempotency key of the call that created the draft. */
    clientKey;
    status;
    type;
    title;
    description;
    sizeM2;
    lengthM;
    widthM;
    heightM;
    doorWidthM;
    doorHeightM;
    features;
    hasElectricMeter;
    humidity;
    allowedGoods;
    priceMonthCents;
    minDays;
    discount90Percent;
    discount180Percent;
    discount365Percent;
    depositHalfMonths;
    cancellationPolicy;
    taxProfile;
    nif;
    address;
    floor;
    door;
    city;
    cityId;
    postalCode;
    district;
    lat;
    lng;
    areaLat;
    areaLng;
    accessMode;
    accessHours;
    visitNoticeHours;
    visitsPerMonth;
    /** Sealed by `core/crypto`. */
    accessInstructions;
    keysLent;
    isInstantBook;
    availableFrom;
    declarations;
    /** What the wizard holds beyond the columns; `accessInstructions` sealed like the column. */
    draft;
    draftSavedAt;
    /** When the staff found that it is the host's to rent out; null again when it moves. */
    verifiedAt;
    featuredRank;
    isSample;
    publishedAt;
    submittedAt;
    changesAsked;
    changeNotes;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Space.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Space.prototype, "hostId", void 0);
__decorate([
    Property({ type: 'text', nullable: true, lazy: true, hidden: true })
], Space.prototype, "clientKey", void 0);
__decorate([
    Field(() => SpaceStatus, { description: 'Where it stands between draft and archive.' }),
    Property({ type: 'text' })
], Space.prototype, "status", void 0);
__decorate([
    Field(() => SpaceType, some('What kind of place it is; null only in a draft.')),
    Property({ type: 'text', nullable: true })
], Space.prototype, "type", void 0);
__decorate([
    Field(() => String, some(describeField('title', '{min}–{max} characters; null only in a draft.'))),
    Property({ type: 'text', nullable: true })
], Space.prototype, "title", void 0);
__decorate([
    Field(() => String, some(describeField('description', '{min}–{max} characters; null only in a draft.'))),
    Property({ type: 'text', nullable: true })
], Space.prototype, "description", void 0);
__decorate([
    Field(() => Float, some('Square metres; null only in a draft.')),
    Property({ type: 'double', nullable: true })
], Space.prototype, "sizeM2", void 0);
__decorate([
    Field(() => Float, some('Metres.')),
    Property({ type: 'double', nullable: true })
], Space.prototype, "lengthM", void 0);
__decorate([
    Field(() => Float, some('Metres.')),
    Property({ type: 'double', nullable: true })
], Space.prototype, "widthM", void 0);
__decorate([
    Field(() => Float, some('Metres.')),
    Property({ type: 'double', nullable: true })
], Space.prototype, "heightM", void 0);
__decorate([
    Field(() => Float, some('Metres.')),
    Property({ type: 'double', nullable: true })
], Space.prototype, "doorWidthM", void 0);
__decorate([
    Field(() => Float, some('Metres.')),
    Property({ type: 'double', nullable: true })
], Space.prototype, "doorHeightM", void 0);
__decorate([
    Field(() => [SpaceFeature], { description: describeField('features') }),
    Property({ type: 'array' })
], Space.prototype, "features", void 0);
__decorate([
    Field(() => Boolean, { description: describeField('hasElectricMeter') }),
    Property({ type: 'boolean' })
], Space.prototype, "hasElectricMeter", void 0);
__decorate([
    Field(() => Humidity, some(describeField('humidity'))),
    Property({ type: 'text', nullable: true })
], Space.prototype, "humidity", void 0);
__decorate([
    Field(() => [GoodsCategory], { description: 'What may be stored.' }),
    Property({ type: 'array' })
], Space.prototype, "allowedGoods", void 0);
__decorate([
    Field(() => Int, some('Rent a month, cents; null only in a draft.')),
    Property({ type: 'integer', nullable: true })
], Space.prototype, "priceMonthCents", void 0);
__decorate([
    Field(() => Int, { description: 'Shortest stay, days.' }),
    Property({ type: 'integer' })
], Space.prototype, "minDays", void 0);
__decorate([
    Property({ type: 'smallint', name: 'discount_90_percent' })
], Space.prototype, "discount90Percent", void 0);
__decorate([
    Property({ type: 'smallint', name: 'discount_180_percent' })
], Space.prototype, "discount180Percent", void 0);
__decorate([
    Property({ type: 'smallint', name: 'discount_365_percent' })
], Space.prototype, "discount365Percent", void 0);
__decorate([
    Property({ type: 'smallint' })
], Space.prototype, "depositHalfMonths", void 0);
__decorate([
    Field(() => CancellationPolicy, { description: describeField('cancellationPolicy') }),
    Property({ type: 'text' })
], Space.prototype, "cancellationPolicy", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Space.prototype, "taxProfile", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Space.prototype, "nif", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Space.prototype, "address", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Space.prototype, "floor", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Space.prototype, "door", void 0);
__decorate([
    Field(() => String, some('The city.')),
    Property({ type: 'text', nullable: true })
], Space.prototype, "city", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Space.prototype, "cityId", void 0);
__decorate([
    Field(() => String, some('Five digits.')),
    Property({ type: 'text', nullable: true })
], Space.prototype, "postalCode", void 0);
__decorate([
    Field(() => String, some('District of a large city, where it is known.')),
    Property({ type: 'text', nullable: true })
], Space.prototype, "district", void 0);
__decorate([
    Property({ type: 'double', nullable: true })
], Space.prototype, "lat", void 0);
__decorate([
    Property({ type: 'double', nullable: true })
], Space.prototype, "lng", void 0);
__decorate([
    Property({ type: 'double', nullable: true })
], Space.prototype, "areaLat", void 0);
__decorate([
    Property({ type: 'double', nullable: true })
], Space.prototype, "areaLng", void 0);
__decorate([
    Field(() => AccessMode, some(describeField('accessMode'))),
    Property({ type: 'text', nullable: true })
], Space.prototype, "accessMode", void 0);
__decorate([
    Field(() => [AccessHours], { description: 'When renters can come.' }),
    Property({ type: 'json' })
], Space.prototype, "accessHours", void 0);
__decorate([
    Field(() => Int, some('Hours of notice for a visit, with access by appointment.')),
    Property({ type: 'smallint', nullable: true })
], Space.prototype, "visitNoticeHours", void 0);
__decorate([
    Field(() => Int, some('Visits a month; null is unlimited.')),
    Property({ type: 'smallint', nullable: true })
], Space.prototype, "visitsPerMonth", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Space.prototype, "accessInstructions", void 0);
__decorate([
    Field(() => Int, { description: 'Keys or remotes lent.' }),
    Property({ type: 'smallint' })
], Space.prototype, "keysLent", void 0);
__decorate([
    Property({ type: 'boolean' })
], Space.prototype, "isInstantBook", void 0);
__decorate([
    Field(() => LocalDate, some('First day it can be booked; null is at once.')),
    Property({ type: 'date', nullable: true })
], Space.prototype, "availableFrom", void 0);
__decorate([
    Property({ type: 'json', nullable: true })
], Space.prototype, "declarations", void 0);
__decorate([
    Property({ type: 'json' })
], Space.prototype, "draft", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Space.prototype, "draftSavedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Space.prototype, "verifiedAt", void 0);
__decorate([
    Property({ type: 'smallint', nullable: true })
], Space.prototype, "featuredRank", void 0);
__decorate([
    Field(() => Boolean, { description: 'Made up for the demo.' }),
    Property({ type: 'boolean' })
], Space.prototype, "isSample", void 0);
__decorate([
    Field(() => Date, some('When it was first published.')),
    Property({ type: 'timestamptz', nullable: true })
], Space.prototype, "publishedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Space.prototype, "submittedAt", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Space.prototype, "changesAsked", void 0);
__decorate([
    Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
], Space.prototype, "changeNotes", void 0);
__decorate([
    Field(() => Date, { description: 'When the draft was begun.' }),
    Property({ type: 'timestamptz' })
], Space.prototype, "createdAt", void 0);
__decorate([
    Field(() => Date, { description: 'When it last changed.' }),
    Property({ type: 'timestamptz' })
], Space.prototype, "updatedAt", void 0);
Space = __decorate([
    ObjectType({ description: 'A place to store things.', implements: Node }),
    Entity({ tableName: 'spaces' })
], Space);
export { Space };
//# sourceMappingURL=space.entity.js.map