var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { getSpaceField, spaceFieldNames, describeField } from '../fields/space-fields.js';
const some = (description) => ({ nullable: true, description });
/** Gives the class its properties: type-graphql is told of them below, one by one from the table. */
const WithDraftValues = class {
};
let SpaceDraft = class SpaceDraft extends WithDraftValues {
};
SpaceDraft = __decorate([
    ObjectType('SpaceDraft', { description: 'What the wizard holds so far: kept as typed, checked only when publishing.' }),
    InputType('SpaceDraftInput', { description: 'Fields left out stay as they are; null empties one.' })
], SpaceDraft);
export { SpaceDraft };
for (const name of spaceFieldNames) {
    const { type } = getSpaceField(name);
    Field(() => type, some(describeField(name)))(SpaceDraft.prototype, name);
}
let SaveSpaceDraftInput = class SaveSpaceDraftInput {
    id;
    clientKey;
    draft;
};
__decorate([
    Field(() => ID, some('The space; none makes a new draft.'))
], SaveSpaceDraftInput.prototype, "id", void 0);
__decorate([
    Field(() => String, some('Made by the client once per new draft; 8–100 characters.'))
], SaveSpaceDraftInput.prototype, "clientKey", void 0);
__decorate([
    Field(() => SpaceDraft, { description: 'The fields that changed.' })
], SaveSpaceDraftInput.prototype, "draft", void 0);
SaveSpaceDraftInput = __decorate([
    InputType({ description: 'Without an id a new draft is made; the same `clientKey` gives the same draft.' })
], SaveSpaceDraftInput);
export { SaveSpaceDraftInput };
//# sourceMappingURL=space-draft.types.js.map