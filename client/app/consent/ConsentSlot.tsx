import { lazy, Suspense, useEffect, useState } from 'react';
import { usePreferences } from '../../analytics/cookie-preferences';
import { useCookieSettings } from '../../analytics/settings-dialog';
import { loadNamespaces } from '../../i18n/setup';

/* Whoever has answered never loads it, and for the others it comes after the page. */
const loadBanner = async () => {
  const [file] = await Promise.all([import('./ConsentBanner'), loadNamespaces(['consent'])]);
  return { default: file.ConsentBanner };
};
const loadSettings = async () => {
  const [file] = await Promise.all([import('./ConsentDialog'), loadNamespaces(['consent'])]);
  return { default: file.ConsentDialog };
};
const ConsentBanner = lazy(loadBanner);
const ConsentDialog = lazy(loadSettings);

/** True once the page has been drawn and the browser has time. */
function useIsPageThere(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return isThere;
}

/** The question about cookies until it is answered, and its settings. First on the page, so that the keyboard comes by. */
export function ConsentSlot() {
  const preferences = usePreferences();
  const isConfiguring = useCookieSettings();
  const isPageThere = useIsPageThere();
  return (
    <>
      <Suspense>{isPageThere && !preferences && <ConsentBanner />}</Suspense>
      <Suspense>{isConfiguring && <ConsentDialog />}</Suspense>
    </>
  );
}
