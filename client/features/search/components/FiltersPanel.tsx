import { Button, chakra, NativeSelect } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { Switch } from '../../../forms/choices';
import { useSearchCountQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Dialog } from '../../../ui/overlay/Dialog';
import { FLAG_FIELDS, type SearchFlag, type SearchState } from '../../../ui/search-pill/search-params';
import { FLAG_LABELS } from '../flag-labels';
import { AccessChoices } from '../panels/AccessChoices';
import { ChoiceLine } from '../panels/ChoiceLine';
import { FeatureChoices } from '../panels/FeatureChoices';
import type { PanelProps } from '../panels/panel-types';
import { MeasureFields, PriceFields, SizeFields, StayField } from '../panels/range-fields';
import { TypeChoices } from '../panels/TypeChoices';
import { filterOf, NO_FILTERS } from '../search-filter';
import { useFilterLabels } from '../use-filter-labels';
import { searchBounds } from '../../../generated/first-bounds';

interface FiltersPanelProps {
  search: SearchState;
  /** A place was recognized, so a radius around it can be searched. */
  hasPlace: boolean;
  onApply: (search: SearchState) => void;
  onClose: () => void;
}

/* The other switches are about the space. */
const OF_THE_HOST: SearchFlag = 'hasFeaturedHost';

/** All filters at once; applied with the button, which shows the number of results. */
export function FiltersPanel({ search, hasPlace, onApply, onClose }: FiltersPanelProps) {
  const { t } = useTranslation(['search', 'domain', 'common']);
  const formats = useFormats();
  const [draft, setDraft] = useState(search);
  const { data, previousData, error } = useSearchCountQuery({ variables: { filter: filterOf(draft) } });
  const counted = (data ?? previousData)?.searchSpaces;
  const onChange = (patch: Partial<SearchState>) => setDraft((current) => ({ ...current, ...patch }));
  const panel: PanelProps & { idPrefix: string } = {
    search: draft,
    onChange,
    facets: counted?.facets,
    problems: error ? toAppError(error).fields : [],
    idPrefix: 'all',
  };
  const counts: Partial<Record<SearchFlag, number>> = {
    is24h: panel.facets?.is24h,
    isInstantBook: panel.facets?.instantBook,
  };
  const flagSwitch = (field: SearchFlag) => (
    <Switch key={field} checked={draft[field]} onChange={() => onChange({ [field]: !draft[field] })}>
      <ChoiceLine count={counts[field]}>{t(FLAG_LABELS[field])}</ChoiceLine>
    </Switch>
  );
  const show =
    counted && !error
      ? t('filters.show', {
          count: counted.totalCount,
          n: formats.number(counted.totalCount) + (counted.isCountCapped ? '+' : ''),
        })
      : t('filters.showAny');
  const footer = (
    <>
      <Button variant="ghost" me="auto" onClick={() => onChange(NO_FILTERS)}>
        {t('applied.clearAll')}
      </Button>
      <Button aria-live="polite" onClick={() => onApply(draft)}>
        {show}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('filters.title')} placement="right" width="32rem" footer={footer}>
      <chakra.div display="grid" gap="8">
        <Group title={t('filters.typeLong')}>
          <TypeChoices {...panel} />
        </Group>
        <Group title={t('filters.priceLong')}>
          <PriceFields {...panel} />
        </Group>
        <Group title={t('filters.size')}>
          <SizeFields {...panel} />
        </Group>
        <Group title={t('filters.access')}>
          <AccessChoices {...panel} />
          <chakra.div mt="3">{FLAG_FIELDS.filter((field) => field !== OF_THE_HOST).map(flagSwitch)}</chakra.div>
        </Group>
        <Group title={t('filters.features')}>
          <FeatureChoices {...panel} />
        </Group>
        <Group title={t('filters.measures')}>
          <MeasureFields {...panel} />
        </Group>
        <Group title={t('filters.stay')}>
          <StayField {...panel} />
        </Group>
        <Group title={t('filters.host')}>{flagSwitch(OF_THE_HOST)}</Group>
        {hasPlace && (
          <Group title={t('filters.radius')}>
            <RadiusSelect radiusM={draft.radiusM} onChange={(radiusM) => onChange({ radiusM, bounds: null })} />
          </Group>
        )}
      </chakra.div>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="md" fontWeight="600" mb="3">
        {title}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  );
}

function RadiusSelect({ radiusM, onChange }: { radiusM: number | null; onChange: (metres: number | null) => void }) {
  const { t } = useTranslation('search');
  const { radiusLabel } = useFilterLabels();
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        aria-label={t('filters.radius')}
        value={radiusM ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
      >
        <option value="">{t('filters.radiusNone')}</option>
        {[...new Set([...searchBounds.radiiM, ...(radiusM === null ? [] : [radiusM])])].map((metres) => (
          <option key={metres} value={metres}>
            {radiusLabel(metres)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
