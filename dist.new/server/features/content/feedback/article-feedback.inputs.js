var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';
let RateArticleInput = class RateArticleInput {
    slug;
    locale;
    isHelpful;
    comment;
    visitKey;
};
__decorate([
    Field(() => String, { description: 'The slug of the article.' })
], RateArticleInput.prototype, "slug", void 0);
__decorate([
    Field(() => Locale, { description: 'Language in which it was read.' })
], RateArticleInput.prototype, "locale", void 0);
__decorate([
    Field(() => Boolean, { description: 'Yes or no.' })
], RateArticleInput.prototype, "isHelpful", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'What is missing, at most 500 characters of plain text; only stored when it was not helpful.',
    })
], RateArticleInput.prototype, "comment", void 0);
__decorate([
    Field(() => ID, {
        description: 'A random key of 16–100 characters per visit, made by the client; a second answer with it replaces the first.',
    })
], RateArticleInput.prototype, "visitKey", void 0);
RateArticleInput = __decorate([
    InputType({ description: 'Whether a help article was helpful.' })
], RateArticleInput);
export { RateArticleInput };
//# sourceMappingURL=article-feedback.inputs.js.map