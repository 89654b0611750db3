import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { Dialog } from '../../../ui/overlay/Dialog';
import type { SearchState } from '../../../ui/search-pill/search-params';
import { RoomNeeded } from '../../../ui/things/RoomNeeded';
import { ThingGroups } from '../../../ui/things/ThingGroups';
import { useFit } from './use-fit';

interface FitDialogProps {
  search: SearchState;
  onApply: (things: SearchState['things']) => void;
  onClose: () => void;
}

/** Converts things into square metres, and searches for spaces where they fit. */
export function FitDialog({ search, onApply, onClose }: FitDialogProps) {
  const { t } = useTranslation('things');
  const [things, setThings] = useState(search.things);
  const { room, found, isStale, problems, error } = useFit(search, things);
  const shownProblems = isStale ? [] : problems;
  const show = useButtonLabel(search, things, found);
  const footer = (
    <>
      <Box w="full">
        <RoomNeeded
          room={things.length === 0 ? null : room}
          isStale={isStale}
          error={problems.length > 0 ? undefined : error}
        />
      </Box>
      <Button variant="ghost" me="auto" disabled={things.length === 0} onClick={() => setThings([])}>
        {t('fit.clear')}
      </Button>
      <Button
        aria-live="polite"
        disabled={shownProblems.length > 0 || (things.length === 0 && search.things.length === 0)}
        onClick={() => onApply(things)}
      >
        {show}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('fit.title')} placement="right" width="42rem" footer={footer}>
      <chakra.p color="fg.muted" mb="6">
        {t('fit.lead')}
      </chakra.p>
      <ThingGroups things={things} onChange={setThings} problems={shownProblems} />
    </Dialog>
  );
}

function useButtonLabel(
  search: SearchState,
  things: SearchState['things'],
  found: ReturnType<typeof useFit>['found'],
): string {
  const { t } = useTranslation('things');
  const formats = useFormats();
  if (things.length === 0) return t(search.things.length > 0 ? 'fit.all' : 'fit.showAny');
  if (!found) return t('fit.showAny');
  if (found.totalCount === 0) return t('fit.showNone');
  return t('fit.show', {
    count: found.totalCount,
    n: formats.number(found.totalCount) + (found.isCountCapped ? '+' : ''),
  });
}
