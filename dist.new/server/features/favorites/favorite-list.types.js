var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../core/graphql/connection.js';
import { SpaceEdge } from '../spaces/space-connection.types.js';
let SharedFavoriteList = class SharedFavoriteList {
    name;
    count;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Its name; null for a first list, which each client calls by its language.',
    })
], SharedFavoriteList.prototype, "name", void 0);
__decorate([
    Field(() => Int, { description: 'How many of its spaces can be seen now.' })
], SharedFavoriteList.prototype, "count", void 0);
SharedFavoriteList = __decorate([
    ObjectType({
        description: "Somebody's list of kept spaces, as whoever has its link sees it: to be read only, without notes.",
    })
], SharedFavoriteList);
export { SharedFavoriteList };
let SharedSpacesConnection = class SharedSpacesConnection {
    edges;
    pageInfo;
};
__decorate([
    Field(() => [SpaceEdge], { description: 'The published ones, newest first.' })
], SharedSpacesConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], SharedSpacesConnection.prototype, "pageInfo", void 0);
SharedSpacesConnection = __decorate([
    ObjectType({ description: 'A page of the spaces of a shared list.' })
], SharedSpacesConnection);
export { SharedSpacesConnection };
//# sourceMappingURL=favorite-list.types.js.map