var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../core/graphql/connection.js';
import { Space } from './space.entity.js';
/** One space of any list; its node is a row, which the field resolvers of `Space` read. */
export const SpaceEdge = edgeType(Space, 'Space');
let MySpacesConnection = class MySpacesConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [SpaceEdge], { description: 'The spaces, newest first.' })
], MySpacesConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], MySpacesConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'How many there are in all.' })
], MySpacesConnection.prototype, "totalCount", void 0);
MySpacesConnection = __decorate([
    ObjectType({ description: "A page of a host's own spaces." })
], MySpacesConnection);
export { MySpacesConnection };
let HostSpacesConnection = class HostSpacesConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [SpaceEdge], { description: 'The spaces, newest first.' })
], HostSpacesConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], HostSpacesConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'How many are published in all.' })
], HostSpacesConnection.prototype, "totalCount", void 0);
HostSpacesConnection = __decorate([
    ObjectType({ description: "A page of somebody's published spaces." })
], HostSpacesConnection);
export { HostSpacesConnection };
//# sourceMappingURL=space-connection.types.js.map