var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
let Avatar = class Avatar {
    url;
    srcSet;
};
__decorate([
    Field(() => String, { description: 'URL of 192 by 192 pixels; immutable.' })
], Avatar.prototype, "url", void 0);
__decorate([
    Field(() => String, { description: 'URLs of 96, 192 and 384 pixels, in the format of an img’s srcset.' })
], Avatar.prototype, "srcSet", void 0);
Avatar = __decorate([
    ObjectType({ description: "A user's square picture." })
], Avatar);
export { Avatar };
//# sourceMappingURL=avatar.type.js.map