import { IconButton } from '@chakra-ui/react';
import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tryNamespaces } from '../../../i18n/setup';
import { SHORTCUTS, useShortcuts } from '../../../ui/staff/shortcuts';
import type { StaffPage } from '../../../ui/staff/staff-pages';

/* Loaded on first use. */
const ShortcutSheet = lazy(async () => {
  const [{ ShortcutSheet: Sheet }] = await Promise.all([import('./ShortcutSheet'), tryNamespaces(['admin'])]);
  return { default: Sheet };
});

/** The bar's button for the sheet of shortcuts, which its key opens as well; a phone has no keys. */
export function Shortcuts({ pages }: { pages: readonly StaffPage[] }) {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useShortcuts('everywhere', { sheet: open });
  return (
    <>
      <IconButton
        hideBelow="md"
        variant="ghost"
        aria-label={t('shortcuts')}
        title={t('shortcuts')}
        aria-keyshortcuts={SHORTCUTS.everywhere.sheet}
        onClick={open}
      >
        <Keyboard aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ShortcutSheet pages={pages} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
