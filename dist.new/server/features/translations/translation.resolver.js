var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import { Locale } from '../../core/values/locale.js';
import { Message } from '../messages/message.entity.js';
import { Review } from '../reviews/review.entity.js';
import { isTranslationOffered, languageOfMessage, languageOfReview } from './translatable-text.js';
import { translateText } from './translate-text.js';
import { TranslateTextInput, TranslateTextPayload } from './translation.types.js';
const TRANSLATABLE = {
    nullable: true,
    description: 'The language that `translateText` can translate it from; null without a translation service or while it is switched off, for what the viewer wrote, and when the language is not clear.',
};
let TranslatableReviewResolver = class TranslatableReviewResolver {
    async translatableFrom(review, ctx) {
        return (await isTranslationOffered(ctx)) ? languageOfReview(ctx, review) : null;
    }
};
__decorate([
    FieldResolver(() => Locale, TRANSLATABLE),
    __param(0, Root()),
    __param(1, Ctx())
], TranslatableReviewResolver.prototype, "translatableFrom", null);
TranslatableReviewResolver = __decorate([
    Resolver(() => Review)
], TranslatableReviewResolver);
export { TranslatableReviewResolver };
let TranslatableMessageResolver = class TranslatableMessageResolver {
    async translatableFrom(message, ctx) {
        return (await isTranslationOffered(ctx)) ? languageOfMessage(ctx, message) : null;
    }
};
__decorate([
    FieldResolver(() => Locale, TRANSLATABLE),
    __param(0, Root()),
    __param(1, Ctx())
], TranslatableMessageResolver.prototype, "translatableFrom", null);
TranslatableMessageResolver = __decorate([
    Resolver(() => Message)
], TranslatableMessageResolver);
export { TranslatableMessageResolver };
let TranslationResolver = class TranslationResolver {
    async translateText(ctx, input) {
        return { text: await translateText(ctx, input) };
    }
};
__decorate([
    Public(),
    Mutation(() => TranslateTextPayload, {
        complexity: 20,
        description: 'Translates a review or a message by an outside service; nothing is stored. 60 an hour a person, 30 an hour per IP for visitors. Errors: NOT_FOUND for what the viewer may not read and what `translatableFrom` excludes, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => TranslateTextInput, { description: 'The text and the language.' }))
], TranslationResolver.prototype, "translateText", null);
TranslationResolver = __decorate([
    Resolver()
], TranslationResolver);
export { TranslationResolver };
//# sourceMappingURL=translation.resolver.js.map