var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { describeField } from '../spaces/fields/space-fields.js';
import { AccessMode, SpaceFeature, SpaceType } from '../spaces/space-types.js';
import { ThingCountValues } from '../spaces/things/things.types.js';
/** The orders a search can have; each breaks ties by id. */
export var SpaceSort;
(function (SpaceSort) {
    SpaceSort["RECOMMENDED"] = "recommended";
    SpaceSort["PRICE"] = "price";
    SpaceSort["PRICE_PER_M2"] = "price_per_m2";
    SpaceSort["DISTANCE"] = "distance";
    SpaceSort["SIZE"] = "size";
    SpaceSort["NEWEST"] = "newest";
})(SpaceSort || (SpaceSort = {}));
registerEnumType(SpaceSort, {
    name: 'SpaceSort',
    description: 'Order of the results.',
    valuesConfig: {
        RECOMMENDED: {
            description: 'By price against its zone, completeness, photos, how the host answers and reviews, new spaces a little higher; from a district, a postal code or a smaller place nearness too.',
        },
        PRICE: { description: 'Cheapest all-in month first.' },
        PRICE_PER_M2: { description: 'Cheapest square metre first.' },
        DISTANCE: { description: 'Nearest to the place or the middle of the bounds first; without either as RECOMMENDED.' },
        SIZE: { description: 'Largest first.' },
        NEWEST: { description: 'Last published first.' },
    },
});
let BoundsInput = class BoundsInput {
    south;
    west;
    north;
    east;
};
__decorate([
    Field(() => Float, { description: 'Southern latitude, from -85.' })
], BoundsInput.prototype, "south", void 0);
__decorate([
    Field(() => Float, { description: 'Western longitude, from -180.' })
], BoundsInput.prototype, "west", void 0);
__decorate([
    Field(() => Float, { description: 'Northern latitude, to 85.' })
], BoundsInput.prototype, "north", void 0);
__decorate([
    Field(() => Float, { description: 'Eastern longitude, to 180; a rectangle does not cross that line.' })
], BoundsInput.prototype, "east", void 0);
BoundsInput = __decorate([
    InputType({ description: 'A rectangle of the map, degrees.' })
], BoundsInput);
export { BoundsInput };
let NearInput = class NearInput {
    lat;
    lng;
    radiusM;
};
__decorate([
    Field(() => Float, { description: 'Latitude, degrees, -85 to 85.' })
], NearInput.prototype, "lat", void 0);
__decorate([
    Field(() => Float, { description: 'Longitude, degrees, -180 to 180.' })
], NearInput.prototype, "lng", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Metres around it, 100 to 50000; 2000 when not given.' })
], NearInput.prototype, "radiusM", void 0);
NearInput = __decorate([
    InputType({ description: 'A point of the map to look around, as `Space.area` names one.' })
], NearInput);
export { NearInput };
let SpaceFilter = class SpaceFilter {
    postalCode;
    city;
    type;
    from;
    to;
    priceMinCents;
    priceMaxCents;
    sizeMinM2;
    sizeMaxM2;
    bounds;
    near;
    text;
    features;
    accessMode;
    is24h;
    isInstantBook;
    hasFeaturedHost;
    hasElectricMeter;
    heightMinM;
    doorWidthMinM;
    things;
    minStayMaxDays;
    radiusM;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Five digits, or any other text, then understood as a place; at most 200 characters.',
    })
], SpaceFilter.prototype, "postalCode", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Name of a city, at most 200 characters.' })
], SpaceFilter.prototype, "city", void 0);
__decorate([
    Field(() => [SpaceType], { nullable: true, description: 'Any of these types.' })
], SpaceFilter.prototype, "type", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'First day wanted; today or later.' })
], SpaceFilter.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'Day of leaving, not counted; at most a year after `from`.' })
], SpaceFilter.prototype, "to", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Least all-in price of a month, cents, from 0.' })
], SpaceFilter.prototype, "priceMinCents", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Most all-in price of a month, cents, to 10000000.' })
], SpaceFilter.prototype, "priceMaxCents", void 0);
__decorate([
    Field(() => Float, { nullable: true, description: 'Least area, m², from 0.' })
], SpaceFilter.prototype, "sizeMinM2", void 0);
__decorate([
    Field(() => Float, { nullable: true, description: describeField('sizeM2', 'Most area, m², to {max}.') })
], SpaceFilter.prototype, "sizeMaxM2", void 0);
__decorate([
    Field(() => BoundsInput, {
        nullable: true,
        description: "A rectangle of the map; takes the place of the place's own area.",
    })
], SpaceFilter.prototype, "bounds", void 0);
__decorate([
    Field(() => NearInput, {
        nullable: true,
        description: "A point to look around, in place of the place's own area and of `radiusM`; distances are measured from it.",
    })
], SpaceFilter.prototype, "near", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Words of title, description or place; at most 100 characters.' })
], SpaceFilter.prototype, "text", void 0);
__decorate([
    Field(() => [SpaceFeature], { nullable: true, description: 'All of these features.' })
], SpaceFilter.prototype, "features", void 0);
__decorate([
    Field(() => AccessMode, { nullable: true, description: 'How the renter gets in.' })
], SpaceFilter.prototype, "accessMode", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'True: only with access day and night.' })
], SpaceFilter.prototype, "is24h", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'True: only those that need no answer of the host.' })
], SpaceFilter.prototype, "isInstantBook", void 0);
__decorate([
    Field(() => Boolean, {
        nullable: true,
        description: 'True: only of hosts with the label "Anfitrión destacado" (User.isFeaturedHost).',
    })
], SpaceFilter.prototype, "hasFeaturedHost", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'True: only with an electricity meter of their own.' })
], SpaceFilter.prototype, "hasElectricMeter", void 0);
__decorate([
    Field(() => Float, {
        nullable: true,
        description: describeField('heightM', 'Least height inside, metres, 0–{max}; spaces that tell none are left out.'),
    })
], SpaceFilter.prototype, "heightMinM", void 0);
__decorate([
    Field(() => Float, {
        nullable: true,
        description: describeField('doorWidthM', 'Least width of the door, metres, 0–{max}; spaces that tell none are left out.'),
    })
], SpaceFilter.prototype, "doorWidthMinM", void 0);
__decorate([
    Field(() => [ThingCountValues], {
        nullable: true,
        description: 'Only spaces that hold all of these, let them in and allow them; each thing once, as in `roomFor`.',
    })
], SpaceFilter.prototype, "things", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Only spaces whose minimum stay is at most this, days, 1–365.' })
], SpaceFilter.prototype, "minStayMaxDays", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'Metres around the place, 100 to 50000; the offer is 2000, 5000, 10000 or 25000.',
    })
], SpaceFilter.prototype, "radiusM", void 0);
SpaceFilter = __decorate([
    InputType({ description: 'What to look for; everything is optional and all of it must hold.' })
], SpaceFilter);
export { SpaceFilter };
//# sourceMappingURL=search.inputs.js.map