var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
const NAME = { description: '1–40 characters, unlike those of her other lists.' };
let CreateFavoriteListInput = class CreateFavoriteListInput {
    name;
    idempotencyKey;
};
__decorate([
    Field(() => String, NAME)
], CreateFavoriteListInput.prototype, "name", void 0);
__decorate([
    Field(() => String, {
        description: 'Any text of at most 200 characters: the same key gives the same list, for at least 24 h.',
    })
], CreateFavoriteListInput.prototype, "idempotencyKey", void 0);
CreateFavoriteListInput = __decorate([
    InputType({ description: 'A new list.' })
], CreateFavoriteListInput);
export { CreateFavoriteListInput };
let RenameFavoriteListInput = class RenameFavoriteListInput {
    id;
    name;
};
__decorate([
    Field(() => ID, { description: 'Which one; the first list has none.' })
], RenameFavoriteListInput.prototype, "id", void 0);
__decorate([
    Field(() => String, NAME)
], RenameFavoriteListInput.prototype, "name", void 0);
RenameFavoriteListInput = __decorate([
    InputType({ description: 'Another name for a list.' })
], RenameFavoriteListInput);
export { RenameFavoriteListInput };
let MoveFavoriteInput = class MoveFavoriteInput {
    spaceId;
    fromListId;
    toListId;
    staysHere;
};
__decorate([
    Field(() => ID, { description: 'Which space.' })
], MoveFavoriteInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => ID, { description: 'The list it is in.' })
], MoveFavoriteInput.prototype, "fromListId", void 0);
__decorate([
    Field(() => ID, { description: 'The list it goes to; one that has it already stays as it is.' })
], MoveFavoriteInput.prototype, "toListId", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'Keeps it in its list as well.' })
], MoveFavoriteInput.prototype, "staysHere", void 0);
MoveFavoriteInput = __decorate([
    InputType({ description: 'A kept space that goes to another list.' })
], MoveFavoriteInput);
export { MoveFavoriteInput };
let DeleteFavoriteListInput = class DeleteFavoriteListInput {
    listId;
};
__decorate([
    Field(() => ID, { description: 'Which list.' })
], DeleteFavoriteListInput.prototype, "listId", void 0);
DeleteFavoriteListInput = __decorate([
    InputType({ description: 'What `deleteFavoriteList` is called with.' })
], DeleteFavoriteListInput);
export { DeleteFavoriteListInput };
let ShareFavoriteListInput = class ShareFavoriteListInput {
    listId;
};
__decorate([
    Field(() => ID, { description: 'Which list.' })
], ShareFavoriteListInput.prototype, "listId", void 0);
ShareFavoriteListInput = __decorate([
    InputType({ description: 'What `shareFavoriteList` is called with.' })
], ShareFavoriteListInput);
export { ShareFavoriteListInput };
let UnshareFavoriteListInput = class UnshareFavoriteListInput {
    listId;
};
__decorate([
    Field(() => ID, { description: 'Which list.' })
], UnshareFavoriteListInput.prototype, "listId", void 0);
UnshareFavoriteListInput = __decorate([
    InputType({ description: 'What `unshareFavoriteList` is called with.' })
], UnshareFavoriteListInput);
export { UnshareFavoriteListInput };
//# sourceMappingURL=favorite-list.inputs.js.map