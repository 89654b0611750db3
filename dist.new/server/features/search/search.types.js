var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../core/graphql/connection.js';
import { JSONObject } from '../../core/graphql/scalars.js';
import { PlaceKind } from '../../ports/geocoder.js';
import { SpaceFeature, SpaceType } from '../spaces/space-types.js';
import { SpaceEdge } from '../spaces/space-connection.types.js';
import { Space } from '../spaces/space.entity.js';
registerEnumType(PlaceKind, {
    name: 'PlaceKind',
    description: 'What kind of place a search was understood as.',
    valuesConfig: {
        ADDRESS: { description: 'A street, with or without a number.' },
        POSTAL_CODE: { description: 'A postal code.' },
        NEIGHBOURHOOD: { description: 'A neighbourhood.' },
        DISTRICT: { description: 'A district of a city.' },
        CITY: { description: 'A city or any other municipality.' },
        PROVINCE: { description: 'A province.' },
    },
});
/** What to leave out of a search that finds nothing. Values are the keys. */
export var SearchSuggestionKind;
(function (SearchSuggestionKind) {
    SearchSuggestionKind["WITHOUT_PRICE"] = "WITHOUT_PRICE";
    SearchSuggestionKind["WITHOUT_SIZE"] = "WITHOUT_SIZE";
    SearchSuggestionKind["WITHOUT_TYPE"] = "WITHOUT_TYPE";
    SearchSuggestionKind["WITHOUT_FEATURES"] = "WITHOUT_FEATURES";
    SearchSuggestionKind["WITHOUT_THINGS"] = "WITHOUT_THINGS";
    SearchSuggestionKind["WITHOUT_DATES"] = "WITHOUT_DATES";
    SearchSuggestionKind["WIDER_RADIUS"] = "WIDER_RADIUS";
})(SearchSuggestionKind || (SearchSuggestionKind = {}));
registerEnumType(SearchSuggestionKind, {
    name: 'SearchSuggestionKind',
    description: 'How a search that finds nothing can be loosened.',
    valuesConfig: {
        WITHOUT_PRICE: { description: 'Without bounds of price.' },
        WITHOUT_SIZE: { description: 'Without area, height and width of the door.' },
        WITHOUT_TYPE: { description: 'Of any type.' },
        WITHOUT_FEATURES: { description: 'Without features and ways to get in.' },
        WITHOUT_THINGS: { description: 'Without the things that have to fit.' },
        WITHOUT_DATES: { description: 'Without days and shortest stay.' },
        WIDER_RADIUS: { description: 'Farther from the place.' },
    },
});
let Bounds = class Bounds {
    south;
    west;
    north;
    east;
};
__decorate([
    Field(() => Float, { description: 'Southern latitude.' })
], Bounds.prototype, "south", void 0);
__decorate([
    Field(() => Float, { description: 'Western longitude.' })
], Bounds.prototype, "west", void 0);
__decorate([
    Field(() => Float, { description: 'Northern latitude.' })
], Bounds.prototype, "north", void 0);
__decorate([
    Field(() => Float, { description: 'Eastern longitude.' })
], Bounds.prototype, "east", void 0);
Bounds = __decorate([
    ObjectType({ description: 'A rectangle of the map, degrees.' })
], Bounds);
export { Bounds };
let SearchPlace = class SearchPlace {
    name;
    kind;
    lat;
    lng;
    postalCode;
    city;
    bounds;
};
__decorate([
    Field(() => String, { description: 'Its short name: "Chamberí", "28010".' })
], SearchPlace.prototype, "name", void 0);
__decorate([
    Field(() => PlaceKind, { description: 'What kind of place it is.' })
], SearchPlace.prototype, "kind", void 0);
__decorate([
    Field(() => Float, { description: 'Latitude of its middle.' })
], SearchPlace.prototype, "lat", void 0);
__decorate([
    Field(() => Float, { description: 'Longitude of its middle.' })
], SearchPlace.prototype, "lng", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Five digits, where it has one.' })
], SearchPlace.prototype, "postalCode", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The town it lies in.' })
], SearchPlace.prototype, "city", void 0);
__decorate([
    Field(() => Bounds, { description: 'The rectangle that shows it whole.' })
], SearchPlace.prototype, "bounds", void 0);
SearchPlace = __decorate([
    ObjectType({ description: 'The place a search was understood as.' })
], SearchPlace);
export { SearchPlace };
let SpaceTypeCount = class SpaceTypeCount {
    type;
    count;
};
__decorate([
    Field(() => SpaceType, { description: 'The type.' })
], SpaceTypeCount.prototype, "type", void 0);
__decorate([
    Field(() => Int, { description: 'Results, at most 1000.' })
], SpaceTypeCount.prototype, "count", void 0);
SpaceTypeCount = __decorate([
    ObjectType({ description: 'How many results a type would give.' })
], SpaceTypeCount);
export { SpaceTypeCount };
let FeatureCount = class FeatureCount {
    feature;
    count;
};
__decorate([
    Field(() => SpaceFeature, { description: 'The feature.' })
], FeatureCount.prototype, "feature", void 0);
__decorate([
    Field(() => Int, { description: 'Results, at most 1000.' })
], FeatureCount.prototype, "count", void 0);
FeatureCount = __decorate([
    ObjectType({ description: 'How many results have a feature.' })
], FeatureCount);
export { FeatureCount };
let PriceBucket = class PriceBucket {
    fromCents;
    toCents;
    count;
};
__decorate([
    Field(() => Int, { description: 'Lowest all-in price of a month in it, cents.' })
], PriceBucket.prototype, "fromCents", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'The price from which on the next column counts, cents; null for the last.',
    })
], PriceBucket.prototype, "toCents", void 0);
__decorate([
    Field(() => Int, { description: 'Results, at most 1000.' })
], PriceBucket.prototype, "count", void 0);
PriceBucket = __decorate([
    ObjectType({ description: 'How many results cost how much: one column of the histogram of prices.' })
], PriceBucket);
export { PriceBucket };
let SearchFacets = class SearchFacets {
    types;
    features;
    autonomous;
    scheduled;
    is24h;
    instantBook;
    priceMinCents;
    priceMaxCents;
    priceBuckets;
};
__decorate([
    Field(() => [SpaceTypeCount], { description: 'For each type, whatever types are asked for now.' })
], SearchFacets.prototype, "types", void 0);
__decorate([
    Field(() => [FeatureCount], { description: 'For each feature, beside those asked for now.' })
], SearchFacets.prototype, "features", void 0);
__decorate([
    Field(() => Int, { description: 'Where renters let themselves in.' })
], SearchFacets.prototype, "autonomous", void 0);
__decorate([
    Field(() => Int, { description: 'With access by appointment.' })
], SearchFacets.prototype, "scheduled", void 0);
__decorate([
    Field(() => Int, { description: 'Open day and night.' })
], SearchFacets.prototype, "is24h", void 0);
__decorate([
    Field(() => Int, { description: 'Booked without an answer of the host.' })
], SearchFacets.prototype, "instantBook", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'Lowest all-in price of a month, cents, whatever prices are asked for now.',
    })
], SearchFacets.prototype, "priceMinCents", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'Highest all-in price of a month, cents, whatever prices are asked for now.',
    })
], SearchFacets.prototype, "priceMaxCents", void 0);
__decorate([
    Field(() => [PriceBucket], {
        description: 'Results by price, from the cheapest column with results to the last, whatever prices are asked for now.',
    })
], SearchFacets.prototype, "priceBuckets", void 0);
SearchFacets = __decorate([
    ObjectType({ description: "Counts of the other filters' results if this one were set. Counts stop at 1000." })
], SearchFacets);
export { SearchFacets };
let MapPin = class MapPin {
    key;
    lat;
    lng;
    count;
    priceCents;
    spaceId;
};
__decorate([
    Field(() => ID, { description: 'Stays the same while the map shows the same things here.' })
], MapPin.prototype, "key", void 0);
__decorate([
    Field(() => Float, { description: 'Latitude of the area, or of the middle of several.' })
], MapPin.prototype, "lat", void 0);
__decorate([
    Field(() => Float, { description: 'Longitude of the area, or of the middle of several.' })
], MapPin.prototype, "lng", void 0);
__decorate([
    Field(() => Int, { description: 'How many spaces it stands for.' })
], MapPin.prototype, "count", void 0);
__decorate([
    Field(() => Int, { description: 'Lowest all-in price of the month, cents.' })
], MapPin.prototype, "priceCents", void 0);
__decorate([
    Field(() => ID, { nullable: true, description: 'The space, when it is only one.' })
], MapPin.prototype, "spaceId", void 0);
MapPin = __decorate([
    ObjectType({ description: 'One price on the map: a space, or several that lie together.' })
], MapPin);
export { MapPin };
let SearchSuggestion = class SearchSuggestion {
    kind;
    count;
    priceFromCents;
    sizeUpToM2;
    filter;
};
__decorate([
    Field(() => SearchSuggestionKind, { description: 'What it changes.' })
], SearchSuggestion.prototype, "kind", void 0);
__decorate([
    Field(() => Int, { description: 'How many results it has, at most 1000.' })
], SearchSuggestion.prototype, "count", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'Lowest all-in price of a month it finds, cents; only of WITHOUT_PRICE.',
    })
], SearchSuggestion.prototype, "priceFromCents", void 0);
__decorate([
    Field(() => Float, { nullable: true, description: 'Largest area it finds, m²; only of WITHOUT_SIZE.' })
], SearchSuggestion.prototype, "sizeUpToM2", void 0);
__decorate([
    Field(() => JSONObject, { description: 'The filter to use instead.' })
], SearchSuggestion.prototype, "filter", void 0);
SearchSuggestion = __decorate([
    ObjectType({ description: 'Another search to try when this one finds nothing.' })
], SearchSuggestion);
export { SearchSuggestion };
let SpaceConnection = class SpaceConnection {
    edges;
    pageInfo;
    /** What was searched for; the other fields are answered from it. */
    search;
    knownTotal;
    /** Answers already begun, so that a field asked for twice costs once. */
    begun;
};
__decorate([
    Field(() => [SpaceEdge], { description: 'The spaces, in order.' })
], SpaceConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], SpaceConnection.prototype, "pageInfo", void 0);
SpaceConnection = __decorate([
    ObjectType({ description: 'A page of the spaces found, and what is told beside it.' })
], SpaceConnection);
export { SpaceConnection };
let GoneSpace = class GoneSpace {
    type;
    city;
    instead;
};
__decorate([
    Field(() => SpaceType, { nullable: true, description: 'What it was.' })
], GoneSpace.prototype, "type", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Where it was, while that is known.' })
], GoneSpace.prototype, "city", void 0);
__decorate([
    Field(() => [Space], { description: 'At most eight published ones: the nearest of its type, then the nearest.' })
], GoneSpace.prototype, "instead", void 0);
GoneSpace = __decorate([
    ObjectType({ description: 'A space that was public once and is not now: where to look instead.' })
], GoneSpace);
export { GoneSpace };
let City = class City {
    slug;
    name;
    lat;
    lng;
    spaceCount;
    priceFromCents;
    isComingSoon;
};
__decorate([
    Field(() => String, { description: 'Its path: /madrid.' })
], City.prototype, "slug", void 0);
__decorate([
    Field(() => String, { description: 'Its name.' })
], City.prototype, "name", void 0);
__decorate([
    Field(() => Float, { description: 'Latitude of its middle.' })
], City.prototype, "lat", void 0);
__decorate([
    Field(() => Float, { description: 'Longitude of its middle.' })
], City.prototype, "lng", void 0);
__decorate([
    Field(() => Int, { description: 'Published spaces.' })
], City.prototype, "spaceCount", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Lowest all-in price of a month, cents.' })
], City.prototype, "priceFromCents", void 0);
__decorate([
    Field(() => Boolean, { description: 'Fewer than ten spaces so far.' })
], City.prototype, "isComingSoon", void 0);
City = __decorate([
    ObjectType({ description: 'A city of the product, with what it offers now.' })
], City);
export { City };
let MarketFacts = class MarketFacts {
    spaceCount;
    priceFromCents;
    cityCount;
    verifiedCount;
};
__decorate([
    Field(() => Int, { description: 'Published spaces.' })
], MarketFacts.prototype, "spaceCount", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Lowest all-in price of a month, cents.' })
], MarketFacts.prototype, "priceFromCents", void 0);
__decorate([
    Field(() => Int, { description: 'Cities with at least ten spaces.' })
], MarketFacts.prototype, "cityCount", void 0);
__decorate([
    Field(() => Int, { description: 'Published spaces whose host has shown to be allowed to rent them out.' })
], MarketFacts.prototype, "verifiedCount", void 0);
MarketFacts = __decorate([
    ObjectType({ description: 'Live facts the marketing texts are bound to.' })
], MarketFacts);
export { MarketFacts };
//# sourceMappingURL=search.types.js.map