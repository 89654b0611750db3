import { Button, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { Calendar, MapPin, Search, Warehouse } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpaceType } from '../../generated/schema';
import { LocationCombobox } from '../location-field/LocationCombobox';
import { locationParams, suggestedParams } from '../location-field/location-mapping';
import { DatesControl } from './DatesControl';
import { formatSearch, TYPE_ORDER, type SearchState } from './search-params';
import { controlStyles, Segment, type PillLayout } from './segment';

/** The fields of the pill: where, when and what. */
export interface SearchPillValue {
  place: string;
  from: string | null;
  to: string | null;
  types: readonly SpaceType[];
  /** What `place` stands for; submitted while its text is unchanged, because the text of a district or street may name a city too (LOC-4). */
  asked?: Partial<Pick<SearchState, 'postalCode' | 'city'>> | undefined;
}

interface SearchPillProps {
  layout: PillLayout;
  /** The current search; the pill follows external changes. */
  value?: SearchPillValue;
  /** Receives `postal_code` or `city`, `type`, `from` and `to`, if set. */
  onSubmit: (params: URLSearchParams) => void;
  /** Why the dates of `value` cannot be searched; cleared once others are chosen. */
  datesError?: string | undefined;
  css?: SystemStyleObject;
}

const NOTHING: SearchPillValue = { place: '', from: null, to: null, types: [] };
const SEVERAL = 'SEVERAL';

const STACK: SystemStyleObject = {
  alignItems: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: 'card',
  padding: '2',
};
const ROW: SystemStyleObject = {
  alignItems: 'stretch',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  borderRadius: 'xl',
  padding: '2',
};

const frames: Record<PillLayout, SystemStyleObject> = {
  hero: { boxShadow: '2', '@media (max-width: 899px)': STACK, '@media (min-width: 900px)': ROW },
  city: {
    boxShadow: '2',
    '@media (max-width: 899px)': STACK,
    '@media (min-width: 900px)': { ...ROW, gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1.15fr) minmax(0, 1.25fr) auto' },
  },
  stacked: STACK,
  compact: {
    ...ROW,
    alignItems: 'center',
    h: '52px',
    ps: '6px',
    pe: '5px',
    py: '0',
    borderRadius: 'photo',
    boxShadow: '1',
  },
};

const BUTTON: SystemStyleObject = {
  h: { base: '13', md: '64px' },
  mt: { base: '2', md: '0' },
  borderRadius: { base: 'control', md: '13px' },
};

const buttons: Record<PillLayout, SystemStyleObject> = {
  hero: { ...BUTTON, px: { base: '4.5', md: '7' } },
  city: { ...BUTTON, w: { md: '64px' }, minW: { base: '11', md: '64px' }, px: { base: '4.5', md: '0' } },
  stacked: { h: '13', mt: '2' },
  compact: { boxSize: '42px', minW: '42px', px: '0' },
};

/** The search field: place with suggestions, dates and kind (HOM-2). */
export function SearchPill({ layout, value = NOTHING, onSubmit, datesError, css }: SearchPillProps) {
  const { t } = useTranslation(['domain', 'common']);
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const id = useId();
  if (JSON.stringify(seen) !== JSON.stringify(value)) {
    setSeen(value);
    setDraft(value);
  }
  const patch = (part: Partial<SearchPillValue>) => setDraft((current) => ({ ...current, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(
      formatSearch({
        ...(draft.asked ?? locationParams(draft.place)),
        type: draft.types,
        from: draft.from,
        to: draft.to,
      }),
    );
  };

  const isCompact = layout === 'compact';
  const choice = draft.types.length > 1 ? SEVERAL : (draft.types[0] ?? '');
  return (
    <chakra.form
      role="search"
      aria-label={t('searchPill.label')}
      onSubmit={submit}
      position="relative"
      display="grid"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      css={{ ...frames[layout], ...css }}
    >
      <Segment
        layout={layout}
        label={t('location.label')}
        labelId={`${id}-where`}
        htmlFor={`${id}-place`}
        icon={MapPin}
        isFirst
      >
        <LocationCombobox
          value={draft.place}
          onChange={(place) => patch({ place, asked: place === value.place ? value.asked : undefined })}
          onPick={(suggestion) => patch({ asked: suggestedParams(suggestion) })}
        >
          {(combobox) => (
            <chakra.input
              id={`${id}-place`}
              css={{ ...controlStyles[layout], cursor: 'text', ...(draft.place && { color: 'fg' }) }}
              placeholder={t(isCompact ? 'searchPill.anyPlace' : 'location.placeholder')}
              {...combobox}
            />
          )}
        </LocationCombobox>
      </Segment>
      <Segment layout={layout} label={t('searchPill.dates')} labelId={`${id}-when`} icon={Calendar}>
        <DatesControl
          layout={layout}
          labelId={`${id}-when`}
          value={draft}
          onChange={(days) => patch(days)}
          error={draft.from === value.from && draft.to === value.to ? datesError : undefined}
        />
      </Segment>
      <Segment
        layout={layout}
        label={t('searchPill.type')}
        labelId={`${id}-what`}
        htmlFor={`${id}-type`}
        icon={Warehouse}
      >
        <chakra.select
          id={`${id}-type`}
          css={{ ...controlStyles[layout], ...(choice && { color: 'fg' }) }}
          value={choice}
          onChange={({ target }) => patch({ types: TYPE_ORDER.filter((type) => type === target.value) })}
        >
          <option value="">{t(isCompact ? 'searchPill.allTypes' : 'searchPill.anyType')}</option>
          {choice === SEVERAL && (
            <option value={SEVERAL} disabled>
              {draft.types.map((type) => t(`common:spaceType.${type}`)).join(', ')}
            </option>
          )}
          {(layout === 'hero' ? TYPE_ORDER.slice(0, -1) : TYPE_ORDER).map((type) => (
            <option key={type} value={type}>
              {t(`common:spaceType.${type}`)}
            </option>
          ))}
        </chakra.select>
      </Segment>
      <Button
        type="submit"
        css={buttons[layout]}
        aria-label={isCompact || layout === 'city' ? t('common:actions.search') : undefined}
      >
        <Search aria-hidden />
        {!isCompact && (
          <chakra.span hideFrom={layout === 'city' ? 'md' : undefined}>{t('common:actions.search')}</chakra.span>
        )}
      </Button>
    </chakra.form>
  );
}
