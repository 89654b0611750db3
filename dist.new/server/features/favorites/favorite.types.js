var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../core/graphql/connection.js';
import { Favorite } from './favorite.entity.js';
/** One of a list; its node is a row, which the field resolvers of `Favorite` read. */
const FavoriteEdge = edgeType(Favorite, 'Favorite');
let FavoriteConnection = class FavoriteConnection {
    edges;
    pageInfo;
};
__decorate([
    Field(() => [FavoriteEdge], { description: 'The favorites, newest first.' })
], FavoriteConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], FavoriteConnection.prototype, "pageInfo", void 0);
FavoriteConnection = __decorate([
    ObjectType({ description: "A page of the viewer's favorites." })
], FavoriteConnection);
export { FavoriteConnection };
//# sourceMappingURL=favorite.types.js.map