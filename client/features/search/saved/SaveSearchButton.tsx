import { Button, type ButtonProps } from '@chakra-ui/react';
import { BellPlus, BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text';
import { useWhenSignedIn } from '../../../session/use-when-signed-in';
import { toast } from '../../../ui/feedback/toast';
import type { SearchState } from '../../../ui/search-pill/search-params';
import { filterOf } from '../search-filter';
import { canBeSaved, useSaveSearch, useSavedSearch } from './use-saved-search';
import { useSavedSearchChanges } from './use-saved-search-changes';
import { useSearchName } from './use-search-name';

const SaveSearchDialog = lazy(() => import('./SaveSearchDialog').then((file) => ({ default: file.SaveSearchDialog })));

interface SaveSearchButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'name'> {
  search: SearchState;
  /** The place as it was recognized. */
  placeName: string;
  /** Its label before the search is saved. */
  label: string;
}

/** Saves the search of the URL, or shows that it is saved. */
export function SaveSearchButton({ search, placeName, label, ...rest }: SaveSearchButtonProps) {
  const { t } = useTranslation('search');
  const nameOf = useSearchName();
  const name = nameOf(search, placeName);
  const { saved, isSignedIn, signIn } = useSavedSearch(search, name);
  const saveSearch = useSaveSearch();
  const { change, remove } = useSavedSearchChanges();
  const [isOpen, setOpen] = useState(false);
  const { textOf } = useErrorText();
  const { isBusy, press } = useWhenSignedIn({
    act: () => setOpen(true),
    signIn,
    onLost: (error) => void toast({ title: t('saved.failed'), description: textOf(error), tone: 'error' }),
  });
  if (!canBeSaved(search)) return null;
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup={isSignedIn ? 'dialog' : undefined}
        loading={isBusy}
        onClick={press}
        {...rest}
      >
        {saved ? <BellRing aria-hidden /> : <BellPlus aria-hidden />}
        {saved ? t('saved.isSaved') : label}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog
            saved={saved}
            name={name}
            send={async ({ name: chosen, cadence }) =>
              saved
                ? change({ savedSearchId: saved.id, name: chosen, cadence })
                : saveSearch(filterOf(search), chosen, cadence)
            }
            {...(saved && {
              onRemove: () => {
                setOpen(false);
                void remove(saved);
              },
            })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
