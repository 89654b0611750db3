import { Package } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { FIT_HASH } from '../../../ui/layout/anchors';
import type { SearchState } from '../../../ui/search-pill/search-params';
import { Chip } from '../components/Chip';
import type { UpdateSearch } from '../use-search-state';

const FitDialog = lazy(() => import('./FitDialog').then((file) => ({ default: file.FitDialog })));

interface FitChipProps {
  search: SearchState;
  update: UpdateSearch;
  isWrong: boolean;
}

/** "¿Cabe?": the things that must fit, counted in a sheet. */
export function FitChip({ search, update, isWrong }: FitChipProps) {
  const { t } = useTranslation('things');
  const formats = useFormats();
  const { hash, search: query } = useLocation();
  const navigate = useNavigate();
  // Links from other pages open it at once.
  const isInAddress = hash === FIT_HASH;
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (isInAddress) void navigate({ search: query }, { replace: true, preventScrollReset: true });
  };
  const count = search.things.reduce((sum, thing) => sum + thing.count, 0);
  const apply = (things: SearchState['things']) => {
    update({ things });
    setOpen(false);
  };
  return (
    <>
      <Chip aria-haspopup="dialog" isSet={count > 0} isWrong={isWrong} onClick={() => setOpen(true)}>
        <Package aria-hidden />
        {count > 0 ? t('fit.chosen', { count, n: formats.number(count) }) : t('fit.chip')}
      </Chip>
      <Suspense>{(isOpen || isInAddress) && <FitDialog search={search} onApply={apply} onClose={close} />}</Suspense>
    </>
  );
}
