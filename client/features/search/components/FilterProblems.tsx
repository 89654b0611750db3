import { Box, Button, chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '../../../apollo/app-error';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { NUMBER_FIELDS, type SearchState } from '../../../ui/search-pill/search-params';
import { useFilterLabels } from '../use-filter-labels';
import type { UpdateSearch } from '../use-search-state';

interface FilterProblemsProps {
  problems: readonly FieldError[];
  search: SearchState;
  update: UpdateSearch;
}

type Part = 'dates' | 'price' | 'size' | 'things' | 'page' | 'place' | 'other';

const PARTS: Record<string, Part> = {
  from: 'dates',
  to: 'dates',
  priceMinCents: 'price',
  priceMaxCents: 'price',
  sizeMinM2: 'size',
  sizeMaxM2: 'size',
  things: 'things',
  page: 'page',
  postalCode: 'place',
  city: 'place',
};
const FIXES: Record<Part, Partial<SearchState>> = {
  dates: { from: null, to: null },
  price: { priceMinCents: null, priceMaxCents: null },
  size: { sizeMinM2: null, sizeMaxM2: null },
  things: { things: [] },
  page: { page: 1 },
  place: { postalCode: null, city: null },
  other: {
    ...Object.fromEntries(NUMBER_FIELDS.filter((field) => !PARTS[field]).map((field) => [field, null])),
    bounds: null,
    text: null,
  },
};

const fieldOf = (path: string): string => path.replace('filter.', '').split('.')[0] ?? '';

/** Invalid parameters of the URL: which, why, and a button to remove each. */
export function FilterProblems({ problems, search, update }: FilterProblemsProps) {
  const { t } = useTranslation('search');
  const { fieldText } = useErrorText();
  const formats = useFormats();
  const { priceLabel, sizeLabel, thingsLabel } = useFilterLabels();
  const parts = [...new Set(problems.map(({ path }) => PARTS[fieldOf(path)] ?? 'other'))];
  const days = [search.from, search.to]
    .filter((day) => day !== null)
    .map((day) => formats.day(day))
    .join(' – ');
  const present: Record<Part, string | null> = {
    dates: days,
    price: priceLabel(search),
    size: sizeLabel(search),
    things: thingsLabel(search),
    page: formats.number(search.page),
    place: search.postalCode ?? search.city,
    other: null,
  };
  return (
    <Box role="alert">
      <chakra.h1 textStyle="h2">{t('problems.title')}</chakra.h1>
      <Box display="grid" gap="4" mt="6">
        {parts.map((part) => (
          <Box key={part} layerStyle="card" p="5" borderColor="border.error">
            <chakra.p fontWeight="600">
              {t(`problems.${part}`)}
              {present[part] && `: ${present[part]}`}
            </chakra.p>
            {[...new Set(problems.filter(({ path }) => (PARTS[fieldOf(path)] ?? 'other') === part).map(fieldText))].map(
              (text) => (
                <chakra.p key={text} display="flex" gap="1.5" mt="1" textStyle="sm" fontWeight="500" color="fg.error">
                  <chakra.span mt="0.5">
                    <CircleAlert size={16} aria-hidden />
                  </chakra.span>
                  {text}
                </chakra.p>
              ),
            )}
            <Button variant="outline" size="sm" mt="3.5" onClick={() => update(FIXES[part])}>
              {t(`problems.fix.${part}`)}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
