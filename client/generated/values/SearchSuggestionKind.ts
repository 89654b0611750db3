import type { SearchSuggestionKind } from '../schema';

export const SearchSuggestionKindValues = [
  'WIDER_RADIUS',
  'WITHOUT_DATES',
  'WITHOUT_FEATURES',
  'WITHOUT_PRICE',
  'WITHOUT_SIZE',
  'WITHOUT_THINGS',
  'WITHOUT_TYPE',
] as const satisfies readonly SearchSuggestionKind[];