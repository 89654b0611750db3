var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
let TranslateTextInput = class TranslateTextInput {
    id;
    to;
};
__decorate([
    Field(() => ID, { description: 'A published review, or a message that the viewer received.' })
], TranslateTextInput.prototype, "id", void 0);
__decorate([
    Field(() => Locale, { description: 'The language wanted.' })
], TranslateTextInput.prototype, "to", void 0);
TranslateTextInput = __decorate([
    InputType({ description: 'A text of somebody, and the language to read it in.' })
], TranslateTextInput);
export { TranslateTextInput };
let TranslateTextPayload = class TranslateTextPayload {
    text;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'The translation; null when the translation service does not answer, so try again later.',
    })
], TranslateTextPayload.prototype, "text", void 0);
TranslateTextPayload = __decorate([
    ObjectType({ description: 'A text translated by a machine.' })
], TranslateTextPayload);
export { TranslateTextPayload };
//# sourceMappingURL=translation.types.js.map