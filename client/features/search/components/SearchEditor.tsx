import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlay/Dialog';
import { SearchPill, type SearchPillValue } from '../../../ui/search-pill/SearchPill';

interface SearchEditorProps {
  value: SearchPillValue;
  onSubmit: (params: URLSearchParams) => void;
  datesError?: string | undefined;
  onClose: () => void;
}

/** The search on phones: one field per row, full screen. */
export function SearchEditor({ onClose, ...pill }: SearchEditorProps) {
  const { t } = useTranslation('search');
  return (
    <Dialog isOpen onClose={onClose} title={t('phone.edit')} placement="full">
      <SearchPill layout="stacked" {...pill} />
    </Dialog>
  );
}
