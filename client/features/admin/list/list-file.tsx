import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '../../../ui/controls/use-file-download';
import { BarAct } from './SelectionBar';

/** A list as a CSV. */
export interface ListFile {
  readonly name: 'people' | 'spaces' | 'bookings' | 'money';
  /** The filter of the list's query. */
  readonly filter: object;
  /** Whether selected rows can be downloaded separately; row keys are their ids then. */
  readonly isByRow: boolean;
}

function useListFile({ name, filter }: ListFile) {
  const { save, isLoading } = useFileDownload();
  const saveRows = (ids: readonly string[] | null): Promise<void> => {
    const wanted = ids ? { ids: ids.join(',') } : filter;
    const query = new URLSearchParams(
      Object.entries(wanted).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]])),
    );
    return save(`/files/staff/${name}.csv?${query}`, `hueco-${name}.csv`);
  };
  return { saveRows, isLoading };
}

/** Downloads all rows that match the filters. */
export function ExportButton({ file }: { file: ListFile }) {
  const { t } = useTranslation('staff');
  const { saveRows, isLoading } = useListFile(file);
  return (
    <Button
      variant="outline"
      size="sm"
      minHeight={{ base: '11', md: '9' }}
      loading={isLoading}
      onClick={() => void saveRows(null)}
    >
      <Download aria-hidden />
      {t('list.export')}
    </Button>
  );
}

/** Downloads the selected rows. */
export function SaveSelected({ file, ids }: { file: ListFile; ids: readonly string[] }) {
  const { saveRows, isLoading } = useListFile(file);
  return (
    <BarAct isDisabled={isLoading} onClick={() => void saveRows(ids)}>
      <Download size={16} aria-hidden />
      CSV
    </BarAct>
  );
}
