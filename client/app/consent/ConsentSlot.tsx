import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { usePreferences } from '../../analytics/cookie-preferences';
import { useCookieSettings } from '../../analytics/settings-dialog';
import { loadNamespaces } from '../../i18n/setup';
import { logProblem } from '../log';
import { whenPageHears } from '../page-hears';

const loadBanner = async () => {
  const [file] = await Promise.all([import('./ConsentBanner'), loadNamespaces(['consent'])]);
  return file.ConsentBanner;
};
const loadSettings = async () => {
  const [file] = await Promise.all([import('./ConsentDialog'), loadNamespaces(['consent'])]);
  return { default: file.ConsentDialog };
};
const ConsentDialog = lazy(loadSettings);

/** The banner's code, after the page's; whoever has answered never loads it. Not `lazy`: what React waits for holds the page up for 300 ms. */
function useBanner(isWanted: boolean): ComponentType | null {
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    return whenPageHears(() => {
      loadBanner().then((component) => setBanner(() => component), (error: unknown) => logProblem('The question about cookies could not be loaded', error));
    });
  }, [isWanted]);
  return isWanted ? Banner : null;
}

/** The question about cookies until it is answered, and its settings. First on the page, so that the keyboard comes by. */
export function ConsentSlot() {
  const preferences = usePreferences();
  const isConfiguring = useCookieSettings();
  const Banner = useBanner(!preferences);
  return (
    <>
      {Banner && <Banner />}
      <Suspense>{isConfiguring && <ConsentDialog />}</Suspense>
    </>
  );
}
