import { skipToken } from '@apollo/client/react';
import { useWizardPriceSuggestionQuery, type WizardPriceSuggestionQuery } from '../../../generated/graphql';
import { useWizard } from './WizardContext';

export type PriceSuggestion = WizardPriceSuggestionQuery['priceSuggestion'];

/** A suggested price for such a space; null until type, size and postal code are known, or when the server has none. */
export function usePriceSuggestion(): PriceSuggestion | null {
  const { values, space } = useWizard();
  const { type, postalCode, lat, lng, features, accessMode, humidity } = values;
  const { sizeM2 = null, is24h = null } = space?.draftPreview ?? {};
  const isKnown = space && type && sizeM2 !== null && sizeM2 > 0 && postalCode;
  const { data } = useWizardPriceSuggestionQuery(
    isKnown
      ? {
          variables: {
            input: {
              spaceId: space.id,
              type,
              sizeM2,
              postalCode,
              lat,
              lng,
              features: features ?? [],
              accessMode,
              is24h,
              humidity,
            },
          },
        }
      : skipToken,
  );
  return data?.priceSuggestion ?? null;
}
