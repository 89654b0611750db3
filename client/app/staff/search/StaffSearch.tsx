import { chakra, IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffAct } from '../../../generated/schema';
import { KeyCap } from '../../../ui/display/KeyCap';
import { capsOf, isTyping, SHORTCUTS, useShortcuts } from '../../../ui/staff/shortcuts';
import type { Found } from './use-staff-search';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog')).SearchDialog }));
const LAST_SHOWN = 5;

/** The search field of the bar; its shortcut opens it while no field is focused. */
export function StaffSearch({ acts }: { acts: readonly StaffAct[] }) {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // Names of people stay in memory and are gone with the page.
  const [last, setLast] = useState<readonly Found[]>([]);
  const open = (): void => {
    setTyped('');
    setOpen(true);
  };
  useShortcuts('everywhere', { search: open });
  // Keys typed before the dialog has loaded go into its field, and are not shortcuts.
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.key.length !== 1 || document.querySelector('dialog[open]')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTyped((before) => before + event.key);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isOpen]);
  return (
    <>
      <chakra.button
        type="button"
        hideBelow="lg"
        display={{ lg: 'flex' }}
        alignItems="center"
        gap="2"
        width="440px"
        maxWidth="full"
        minHeight="9"
        paddingInline="3"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="md"
        bg="bg.panel"
        textStyle="sm"
        color="fg.muted"
        cursor="pointer"
        aria-keyshortcuts={SHORTCUTS.everywhere.search}
        onClick={open}
      >
        <Search size={16} aria-hidden />
        <chakra.span flex="1" textAlign="start" truncate>
          {t('search.open')}
        </chakra.span>
        <KeyCap names={capsOf(SHORTCUTS.everywhere.search)} />
      </chakra.button>
      <IconButton hideFrom="lg" variant="ghost" aria-label={t('search.open')} onClick={open}>
        <Search aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog
            acts={acts}
            typed={typed}
            last={last}
            onOpened={(found) =>
              setLast((before) => [found, ...before.filter(({ id }) => id !== found.id)].slice(0, LAST_SHOWN))
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
