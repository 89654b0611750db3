import type { Feature } from '../../core/feature.js';
import {
  TranslatableMessageResolver,
  TranslatableReviewResolver,
  TranslationResolver,
} from './translation.resolver.js';

/** On-demand translation of reviews and messages by an outside service. */
export const translationsFeature: Feature = {
  name: 'translations',
  resolvers: [TranslationResolver, TranslatableReviewResolver, TranslatableMessageResolver],
};
