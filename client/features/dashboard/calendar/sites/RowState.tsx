import { chakra } from '@chakra-ui/react';
import { CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarRow } from '../calendar-rows';
import { clashesOf, type Feed } from './use-feeds';

/** Under the name of a space: whether it can be booked, and the state of its external calendars. */
export function RowState({ row, feeds }: { row: CalendarRow; feeds: readonly Feed[] | undefined }) {
  const { t } = useTranslation('calendar');
  const own = feeds?.filter(({ space }) => space.id === row.space.id);
  const clashes = clashesOf(own, row.space.id).length;
  const style = {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    marginTop: '0.5',
    textStyle: 'xs',
    // The column keeps its width when the text is enlarged.
    overflowWrap: 'anywhere',
  } as const;
  const icon = { 'aria-hidden': true, size: 12, strokeWidth: 2 } as const;
  if (clashes > 0)
    return (
      <chakra.span {...style} fontWeight="600" color="fg.error">
        <TriangleAlert {...icon} />
        {t('sites.clashes', { count: clashes })}
      </chakra.span>
    );
  if (row.space.status === 'PAUSED' || !row.canBlock)
    return (
      <chakra.span {...style} fontWeight="450" color="fg.subtle">
        {t(row.canBlock ? 'notBookable' : 'suspended')}
      </chakra.span>
    );
  if (!own) return null;
  if (own.some(({ problem }) => problem))
    return (
      <chakra.span {...style} fontWeight="500" color="fg.warning">
        <CloudOff {...icon} />
        {t('sites.silentShort')}
      </chakra.span>
    );
  return (
    <chakra.span {...style} fontWeight="450" color="fg.subtle">
      {own.length > 0 && <RefreshCw {...icon} />}
      {t(own.length > 0 ? 'sites.fine' : 'sites.without')}
    </chakra.span>
  );
}
