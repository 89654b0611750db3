import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format';
import { EMPTY_SEARCH, FLAG_FIELDS, TYPE_ORDER, type SearchState } from '../../ui/search-pill/search-params';
import { FLAG_LABELS } from './flag-labels';

/** The label of an active filter, and the change that removes it. */
export interface AppliedFilter {
  key: string;
  label: string;
  without: Partial<SearchState>;
}

type Bound = number | null;

/* With more kinds the label would be too long to read. */
const THINGS_NAMED = 3;

/** Labels of the filters, each null when it is not set. */
export function useFilterLabels() {
  const { t } = useTranslation(['search', 'things', 'domain', 'common']);
  const formats = useFormats();
  const range = (kind: 'price' | 'size', min: Bound, max: Bound, write: (value: number) => string): string | null => {
    if (min !== null && max !== null) return t(`words.${kind}.between`, { min: write(min), max: write(max) });
    if (min !== null) return t(`words.${kind}.from`, { value: write(min) });
    return max === null ? null : t(`words.${kind}.upTo`, { value: write(max) });
  };
  const priceLabel = ({ priceMinCents, priceMaxCents }: SearchState) =>
    range('price', priceMinCents, priceMaxCents, formats.price);
  const sizeLabel = ({ sizeMinM2, sizeMaxM2 }: SearchState) => range('size', sizeMinM2, sizeMaxM2, formats.area);
  const typesOf = ({ type }: SearchState) => TYPE_ORDER.filter((name) => type.includes(name));
  const typeLabel = (search: SearchState) => {
    const [first, ...others] = typesOf(search).map((name) => t(`common:spaceType.${name}`));
    return first ? [first, ...others.map((name) => name.toLocaleLowerCase(formats.language))].join(', ') : null;
  };
  const thingsLabel = ({ things }: SearchState) => {
    if (things.length === 0) return null;
    const named = things.slice(0, things.length > THINGS_NAMED ? THINGS_NAMED - 1 : THINGS_NAMED);
    const words = named.map(({ thing, count }) =>
      t('things:counted', { n: formats.number(count), thing: t(`things:thing.${thing}`, { count }) }),
    );
    const others = things.slice(named.length).reduce((sum, { count }) => sum + count, 0);
    return t('things:fit.filter', {
      things: formats.list(others > 0 ? [...words, t('things:fit.more', { count: others })] : words),
    });
  };
  const radiusLabel = (metres: number) => t('words.radius', { distance: formats.distance(metres) });

  const applied = (search: SearchState): AppliedFilter[] => {
    const list: AppliedFilter[] = [];
    const put = (key: string, label: string | null | false, without: Partial<SearchState>) =>
      label && list.push({ key, label, without });
    put('text', search.text && t('words.text', { text: search.text }), { text: null });
    for (const name of typesOf(search))
      put(name, t(`common:spaceType.${name}`), { type: search.type.filter((other) => other !== name) });
    put('price', priceLabel(search), { priceMinCents: null, priceMaxCents: null });
    put('size', sizeLabel(search), { sizeMinM2: null, sizeMaxM2: null });
    put('things', thingsLabel(search), { things: [] });
    put('access', search.access && t(`domain:accessMode.${search.access}`), { access: null });
    for (const field of FLAG_FIELDS) put(field, search[field] && t(FLAG_LABELS[field]), { [field]: false });
    for (const name of search.features)
      put(name, t(`domain:feature.${name}`), { features: search.features.filter((other) => other !== name) });
    put('height', search.heightMinM !== null && t('words.height', { length: formats.length(search.heightMinM) }), {
      heightMinM: null,
    });
    put('door', search.doorWidthMinM !== null && t('words.door', { length: formats.length(search.doorWidthMinM) }), {
      doorWidthMinM: null,
    });
    put(
      'stay',
      search.minStayMaxDays !== null && t('words.stay', { days: t('common:days', { count: search.minStayMaxDays }) }),
      { minStayMaxDays: null },
    );
    put('radius', search.radiusM !== null && radiusLabel(search.radiusM), { radiusM: null });
    put('bounds', search.bounds && t('words.zone'), { bounds: EMPTY_SEARCH.bounds });
    return list;
  };

  return { applied, priceLabel, sizeLabel, thingsLabel, typeLabel, radiusLabel };
}
