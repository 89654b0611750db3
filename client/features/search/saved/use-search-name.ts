import { useTranslation } from 'react-i18next';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import type { SearchState } from '../../../ui/search-pill/search-params';
import { useFilterLabels } from '../use-filter-labels';
import { savedSearchBounds } from '../../../generated/bounds';

const MOST_LETTERS = savedSearchBounds.name.max;

/** A suggested name: "Trastero en Chamberí · hasta 90 €". */
export function useSearchName(): (search: SearchState, placeName: string) => string {
  const { t } = useTranslation('search');
  const formats = useFormats();
  const { typeLabel, priceLabel, sizeLabel } = useFilterLabels();
  return (search, placeName) => {
    const what = typeLabel(search) ?? t('saved.proposal.what');
    const where = search.bounds
      ? t('saved.proposal.zone', { what })
      : placeName
        ? t('saved.proposal.in', { what, name: placeName })
        : what;
    const days = search.from && t('saved.proposal.from', { day: formats.day(search.from, SHORT_DAY) });
    const rest = [priceLabel(search), sizeLabel(search), days].flatMap((part) =>
      part ? [part.charAt(0).toLocaleLowerCase(formats.language) + part.slice(1)] : [],
    );
    // As many parts as fit; a place alone may be too long.
    const name = rest.reduce(
      (name, part) => (name.length + part.length + 3 > MOST_LETTERS ? name : `${name} · ${part}`),
      where,
    );
    return [...name].slice(0, MOST_LETTERS).join('').trim();
  };
}
