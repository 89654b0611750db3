var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
let AddFavoriteInput = class AddFavoriteInput {
    spaceId;
};
__decorate([
    Field(() => ID, { description: 'A published space.' })
], AddFavoriteInput.prototype, "spaceId", void 0);
AddFavoriteInput = __decorate([
    InputType({ description: 'A space to keep.' })
], AddFavoriteInput);
export { AddFavoriteInput };
let SaveFavoriteInput = class SaveFavoriteInput {
    id;
    note;
    notifyPriceDrop;
};
__decorate([
    Field(() => ID, { description: 'Which one.' })
], SaveFavoriteInput.prototype, "id", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'At most 200 characters; empty takes the note away.' })
], SaveFavoriteInput.prototype, "note", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'Whether to hear of it when it costs less.' })
], SaveFavoriteInput.prototype, "notifyPriceDrop", void 0);
SaveFavoriteInput = __decorate([
    InputType({ description: 'What is to change of a favorite; what is not given stays.' })
], SaveFavoriteInput);
export { SaveFavoriteInput };
let RemoveFavoriteInput = class RemoveFavoriteInput {
    spaceId;
};
__decorate([
    Field(() => ID, { description: 'Which one.' })
], RemoveFavoriteInput.prototype, "spaceId", void 0);
RemoveFavoriteInput = __decorate([
    InputType({ description: 'What `removeFavorite` is called with.' })
], RemoveFavoriteInput);
export { RemoveFavoriteInput };
let MergeFavoritesInput = class MergeFavoritesInput {
    spaceIds;
};
__decorate([
    Field(() => [ID], { description: 'The ids of spaces.' })
], MergeFavoritesInput.prototype, "spaceIds", void 0);
MergeFavoritesInput = __decorate([
    InputType({ description: 'What `mergeFavorites` is called with.' })
], MergeFavoritesInput);
export { MergeFavoritesInput };
//# sourceMappingURL=favorite.inputs.js.map