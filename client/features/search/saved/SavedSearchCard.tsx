import { Badge, Box, chakra, IconButton, VisuallyHidden } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Switch } from '../../../forms/choices';
import type { SavedSearch_SearchFragment, SpaceFilter } from '../../../generated/graphql';
import type { AlertCadence } from '../../../generated/schema';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { EMPTY_SEARCH, formatSearch, placeOf, type SearchState } from '../../../ui/search-pill/search-params';
import { searchOfFilter } from '../search-filter';
import { useFilterLabels } from '../use-filter-labels';
import { dottedText } from '../../../ui/display/dotted-text';

interface SavedSearchCardProps {
  saved: SavedSearch_SearchFragment;
  onCadence: (cadence: AlertCadence) => void;
  onRename: () => void;
  onRemove: () => void;
}

const ON = ['AT_ONCE', 'DAILY'] as const satisfies AlertCadence[];

/** A saved search: its criteria, its new results, and its alerts. */
export function SavedSearchCard({ saved, onCadence, onRename, onRemove }: SavedSearchCardProps) {
  const { t } = useTranslation('search');
  const { name, newCount, isOver } = saved;
  const search: SearchState = { ...EMPTY_SEARCH, ...searchOfFilter(saved.filter as SpaceFilter) };
  return (
    <chakra.li layerStyle="card" display="grid" gap="3" p={{ base: '4', md: '5' }} alignContent="start">
      <Box display="flex" alignItems="flex-start" gap="1">
        <Box flex="1" minW="0">
          <chakra.h2 textStyle="h3" overflowWrap="anywhere">
            <Link to={`/search?${formatSearch(search)}`}>{name}</Link>
            {newCount > 0 && (
              <Badge ms="2" verticalAlign="middle" bg="brand.solid" color="brand.contrast">
                {t('saved.list.new', { count: newCount })}
              </Badge>
            )}
          </chakra.h2>
          <FilterLine search={search} />
        </Box>
        <IconButton
          variant="ghost"
          size="sm"
          color="fg.muted"
          aria-label={t('saved.list.rename', { name })}
          onClick={onRename}
        >
          <Pencil />
        </IconButton>
        <IconButton
          variant="ghost"
          size="sm"
          color="fg.muted"
          me="-2"
          aria-label={t('saved.list.remove', { name })}
          onClick={onRemove}
        >
          <Trash2 />
        </IconButton>
      </Box>
      {isOver ? (
        <chakra.p textStyle="small" color="fg.muted" pt="3" borderTopWidth="1px" borderColor="hairline">
          {t('saved.list.over')}
        </chakra.p>
      ) : (
        <Alerts saved={saved} onCadence={onCadence} />
      )}
    </chakra.li>
  );
}

/* Place, dates and filters, if set. */
function FilterLine({ search }: { search: SearchState }) {
  const { t } = useTranslation(['search', 'domain']);
  const formats = useFormats();
  const { applied } = useFilterLabels();
  const days =
    search.from &&
    (search.to
      ? formats.dayRange(search.from, search.to, SHORT_DAY)
      : t('domain:searchPill.from', { day: formats.day(search.from, SHORT_DAY) }));
  const words = [placeOf(search), days, ...applied(search).map(({ label }) => label)].filter(Boolean);
  return (
    <chakra.p textStyle="small" color="fg.muted" mt="1">
      {words.length > 0 ? dottedText(words) : t('saved.list.everything')}
    </chakra.p>
  );
}

function Alerts({ saved: { name, cadence }, onCadence }: Pick<SavedSearchCardProps, 'saved' | 'onCadence'>) {
  const { t } = useTranslation('search');
  const isOn = cadence !== 'OFF';
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      pt="2"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <Switch checked={isOn} onChange={({ target }) => onCadence(target.checked ? 'AT_ONCE' : 'OFF')}>
        <chakra.span textStyle="sm" fontWeight="500" aria-hidden>
          {t('saved.dialog.cadence')}
        </chakra.span>
        <VisuallyHidden>{t('saved.list.alerts', { name })}</VisuallyHidden>
      </Switch>
      {isOn && (
        <Box display="flex" gap="1" role="group" aria-label={t('saved.list.alerts', { name })}>
          {ON.map((value) => (
            <Choice key={value} type="button" aria-pressed={value === cadence} onClick={() => onCadence(value)}>
              {t(`saved.cadence.${value}`)}
            </Choice>
          ))}
        </Box>
      )}
    </Box>
  );
}

const Choice = chakra('button', {
  base: {
    h: { base: '11', md: '8' },
    px: '3',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: '500',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    _pressed: { bg: 'bg.muted', color: 'fg', fontWeight: '600' },
  },
});
