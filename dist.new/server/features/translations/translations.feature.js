import { TranslatableMessageResolver, TranslatableReviewResolver, TranslationResolver, } from './translation.resolver.js';
/** Reviews and messages in the other language, on demand and by an outside service. */
export const translationsFeature = {
    name: 'translations',
    resolvers: [TranslationResolver, TranslatableReviewResolver, TranslatableMessageResolver],
};
//# sourceMappingURL=translations.feature.js.map