var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InterfaceType } from 'type-graphql';
let Node = class Node {
    id;
};
__decorate([
    Field(() => ID, { description: 'Opaque and stable.' })
], Node.prototype, "id", void 0);
Node = __decorate([
    InterfaceType({
        description: 'Anything with an id of its own; `node(id)` fetches it.',
        resolveType: (value) => value.__typename,
    })
], Node);
export { Node };
//# sourceMappingURL=node.js.map