var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
let OrderSpacePhotosInput = class OrderSpacePhotosInput {
    spaceId;
    photoIds;
};
__decorate([
    Field(() => ID, { description: 'Of an own space.' })
], OrderSpacePhotosInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => [ID], { description: 'Its pictures, the cover first.' })
], OrderSpacePhotosInput.prototype, "photoIds", void 0);
OrderSpacePhotosInput = __decorate([
    InputType({ description: 'What `orderSpacePhotos` is called with.' })
], OrderSpacePhotosInput);
export { OrderSpacePhotosInput };
let UpdateSpacePhotoInput = class UpdateSpacePhotoInput {
    photoId;
    alt;
};
__decorate([
    Field(() => ID, { description: 'Of a picture of an own space.' })
], UpdateSpacePhotoInput.prototype, "photoId", void 0);
__decorate([
    Field(() => String, { description: 'At most 120 characters; may be empty.' })
], UpdateSpacePhotoInput.prototype, "alt", void 0);
UpdateSpacePhotoInput = __decorate([
    InputType({ description: 'What `updateSpacePhoto` is called with.' })
], UpdateSpacePhotoInput);
export { UpdateSpacePhotoInput };
let RemoveSpacePhotoInput = class RemoveSpacePhotoInput {
    photoId;
};
__decorate([
    Field(() => ID, { description: 'Of a picture of an own space.' })
], RemoveSpacePhotoInput.prototype, "photoId", void 0);
RemoveSpacePhotoInput = __decorate([
    InputType({ description: 'What `removeSpacePhoto` is called with.' })
], RemoveSpacePhotoInput);
export { RemoveSpacePhotoInput };
//# sourceMappingURL=space-photo.inputs.js.map