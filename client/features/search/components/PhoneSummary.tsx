import { Box, chakra, IconButton } from '@chakra-ui/react';
import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import type { SearchState } from '../../../ui/search-pill/search-params';
import { useFilterLabels } from '../use-filter-labels';
import { ChipNumber } from './Chip';
import { dottedText } from '../../../ui/display/dotted-text';

interface PhoneSummaryProps {
  search: SearchState;
  placeName: string;
  onEdit: () => void;
  onOpenFilters: () => void;
}

/** The search in two lines, in the header on phones: back, edit, filters. */
export function PhoneSummary({ search, placeName, onEdit, onOpenFilters }: PhoneSummaryProps) {
  const { t } = useTranslation(['search', 'domain', 'common']);
  const formats = useFormats();
  const { applied, typeLabel } = useFilterLabels();
  const goBack = useGoBack();
  const count = applied(search).filter(({ key }) => key !== 'bounds').length;
  const dates = search.from
    ? search.to
      ? `${formats.day(search.from, SHORT_DAY)} – ${formats.day(search.to, SHORT_DAY)}`
      : t('domain:searchPill.from', { day: formats.day(search.from, SHORT_DAY) })
    : t('domain:searchPill.anyDates');
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="1"
      h="14"
      ps="1"
      pe="1.5"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
      boxShadow="1"
    >
      <IconButton variant="ghost" borderRadius="full" aria-label={t('common:actions.back')} onClick={goBack}>
        <ArrowLeft />
      </IconButton>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        onClick={onEdit}
        flex="1"
        minW="0"
        h="full"
        textAlign="start"
        cursor="pointer"
      >
        <chakra.span srOnly>{t('phone.edit')}: </chakra.span>
        <chakra.span display="block" fontWeight="600" lineHeight="1.375rem" truncate>
          {search.bounds ? t('phone.zone') : placeName || t('domain:searchPill.anyPlace')}
        </chakra.span>
        <chakra.span display="block" textStyle="small" lineHeight="1.125rem" color="fg.muted" truncate>
          {dottedText([dates, typeLabel(search)])}
        </chakra.span>
      </chakra.button>
      <IconButton
        variant="ghost"
        borderRadius="full"
        position="relative"
        aria-haspopup="dialog"
        aria-label={count > 0 ? `${t('filters.title')}, ${t('filters.applied', { count })}` : t('filters.title')}
        onClick={onOpenFilters}
      >
        <SlidersHorizontal />
        {count > 0 && (
          <ChipNumber
            position="absolute"
            top="3px"
            right="2px"
            minW="18px"
            h="18px"
            me="0"
            boxShadow="0 0 0 2px var(--hueco-colors-bg)"
            aria-hidden
          >
            {count}
          </ChipNumber>
        )}
      </IconButton>
    </Box>
  );
}

/** Back to the previous page; to the front page if the visit began here. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate('/') : navigate(-1));
}
