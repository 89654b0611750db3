import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown, Clock, SlidersHorizontal, Zap, type LucideIcon } from 'lucide-react';
import { Fragment, lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import type { SearchState } from '../../../ui/search-pill/search-params';
import { FitChip } from '../fit/FitChip';
import type { PanelName, PanelProps } from '../panels/panel-types';
import { useFilterLabels } from '../use-filter-labels';
import type { UpdateSearch } from '../use-search-state';
import { Chip, ChipCount, ChipNumber } from './Chip';

interface FilterBarProps extends Omit<PanelProps, 'onChange'> {
  update: UpdateSearch;
  isWide: boolean;
  onOpenAll: () => void;
}

const loadPanel = () => import('./FilterPanel');
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }));
/* Its code is loaded when the pointer is near the bar, so that it opens without delay. */
const fetchPanel = () => void loadPanel().catch(() => undefined);

const PANELS: readonly PanelName[] = ['type', 'price', 'size', 'access', 'features'];

/* "What fits" comes right after the size. */
const AFTER_FIT: PanelName = 'access';

const EMPTY: Record<PanelName, Partial<SearchState>> = {
  type: { type: [] },
  price: { priceMinCents: null, priceMaxCents: null },
  size: { sizeMinM2: null, sizeMaxM2: null },
  access: { access: null },
  features: { features: [] },
};
/** The most used filters with their values, and all of them behind "Filtros". */
export function FilterBar({ search, update, facets, problems, isWide, onOpenAll }: FilterBarProps) {
  const { t } = useTranslation(['search', 'domain']);
  const { applied } = useFilterLabels();
  const words = useChipLabels(search);
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ name: PanelName; chip: HTMLElement; isChanged: boolean } | null>(null);
  const count = applied(search).filter(({ key }) => key !== 'bounds').length;

  // All changes in one panel are one entry of the history.
  const change = (patch: Partial<SearchState>) => {
    update(patch, { replace: open?.isChanged ?? false });
    setOpen((current) => current && { ...current, isChanged: true });
  };
  const wrong = (name: PanelName) =>
    problems.some(({ path }) => Object.keys(EMPTY[name]).includes(path.replace('filter.', '')));

  return (
    <Box
      ref={bar}
      position={{ base: search.isMap ? 'sticky' : 'static', md: 'sticky' }}
      top="var(--header-h)"
      zIndex="20"
      bg="bg"
      borderBottomWidth={{ base: '0', md: '1px' }}
      borderColor="hairline"
    >
      <Box
        role="group"
        aria-label={t('filters.title')}
        display="flex"
        alignItems="center"
        gap="2"
        h={{ base: '60px', md: '64px' }}
        px="var(--gutter)"
        overflowX="auto"
        scrollbar="hidden"
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
      >
        <Chip hideBelow="md" aria-haspopup="dialog" onClick={onOpenAll}>
          <SlidersHorizontal aria-hidden />
          {t('filters.title')}
          {count > 0 && <ChipNumber aria-label={t('filters.applied', { count })}>{count}</ChipNumber>}
        </Chip>
        <chakra.span hideBelow="md" flex="none" w="1px" h="6" mx="2" bg="border" aria-hidden />
        {PANELS.map((name) => (
          <Fragment key={name}>
            {name === AFTER_FIT && (
              <FitChip
                search={search}
                update={update}
                isWrong={problems.some(({ path }) => path.startsWith('filter.things'))}
              />
            )}
            <Chip
              aria-haspopup="dialog"
              aria-expanded={open?.name === name}
              isSet={words[name] !== null}
              isWrong={wrong(name)}
              onClick={({ currentTarget }) =>
                setOpen(open?.name === name ? null : { name, chip: currentTarget, isChanged: false })
              }
            >
              <chakra.span maxW="16rem" truncate>
                {words[name] ?? t(`filters.${name}`)}
              </chakra.span>
              <ChevronDown data-caret aria-hidden />
            </Chip>
          </Fragment>
        ))}
        <Toggle icon={Clock} isSet={search.is24h} count={facets?.is24h} onChange={(is24h) => update({ is24h })}>
          {t('domain:access24h')}
        </Toggle>
        <Toggle
          icon={Zap}
          isSet={search.isInstantBook}
          count={facets?.instantBook}
          onChange={(isInstantBook) => update({ isInstantBook })}
        >
          {t('domain:instantBook')}
        </Toggle>
      </Box>
      <Suspense>
        {open && (
          <FilterPanel
            key={open.name}
            name={open.name}
            chip={open.chip}
            bar={bar}
            isWide={isWide}
            search={search}
            onChange={change}
            facets={facets}
            problems={problems}
            onClear={words[open.name] === null ? undefined : () => change(EMPTY[open.name])}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}

/** The label of each chip; null while nothing is set. */
function useChipLabels(search: SearchState): Record<PanelName, string | null> {
  const { t } = useTranslation(['search', 'domain']);
  const { priceLabel, sizeLabel, typeLabel } = useFilterLabels();
  const [feature] = search.features;
  return {
    type: typeLabel(search),
    price: priceLabel(search),
    size: sizeLabel(search),
    access: search.access && t(`domain:accessMode.${search.access}`),
    features: feature
      ? search.features.length === 1
        ? t(`domain:feature.${feature}`)
        : t('filters.featureCount', { count: search.features.length })
      : null,
  };
}

interface ToggleProps {
  icon: LucideIcon;
  isSet: boolean;
  count: number | undefined;
  onChange: (isSet: boolean) => void;
  children: ReactNode;
}

/** A filter that is on or off. */
function Toggle({ icon: Icon, isSet, count, onChange, children }: ToggleProps) {
  const formats = useFormats();
  return (
    <Chip aria-pressed={isSet} isSet={isSet} disabled={count === 0 && !isSet} onClick={() => onChange(!isSet)}>
      <Icon aria-hidden />
      {children}
      {count !== undefined && <ChipCount>{formats.number(count)}</ChipCount>}
    </Chip>
  );
}
