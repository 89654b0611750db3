import { IconButton } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n/setup';

const DocsSearch = lazy(async () => {
  const [file] = await Promise.all([import('./DocsSearch'), loadNamespaces(['apiGuides'])]);
  return { default: file.DocsSearch };
});

/** Opens the search of the documentation, also with Ctrl K; its code is loaded on demand. */
export function SearchButton() {
  const { t } = useTranslation('apiDocs');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // With Ctrl, because single-key shortcuts interfere with speech input (WCAG 2.1.4).
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton
        variant="ghost"
        // In pixels: with large text the header of a phone would overflow.
        width="44px"
        minWidth="44px"
        height="44px"
        borderRadius="full"
        aria-label={t('search.open')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <DocsSearch onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
