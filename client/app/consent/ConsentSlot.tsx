import { createElement, useEffect, useState, type ComponentType } from 'react';
import { usePreferences } from '../../analytics/cookie-preferences';
import { closeCookieSettings, useCookieSettings } from '../../analytics/settings-dialog';
import { i18n, loadNamespaces } from '../../i18n/setup';
import { toast } from '../../ui/feedback/toast';
import { logProblem } from '../log';
import { whenHydrated } from '../../hydration/hydrated';

const loadBanner = async () => {
  const [file] = await Promise.all([import('./ConsentBanner'), loadNamespaces(['consent'])]);
  return file.ConsentBanner;
};
const loadSettings = async () => {
  const [file] = await Promise.all([import('./ConsentDialog'), loadNamespaces(['consent'])]);
  return file.ConsentDialog;
};

/** The banner's code, after the page's; a visitor who has answered never loads it. Not `lazy`: what React waits for holds the page up for 300 ms. */
function useBanner(isWanted: boolean): ComponentType | null {
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    return whenHydrated(() => {
      loadBanner().then(
        (component) => setBanner(() => component),
        (error: unknown) => logProblem('The question about cookies could not be loaded', error),
      );
    });
  }, [isWanted]);
  return isWanted ? Banner : null;
}

/** The settings' code, when they are first asked for. Not `lazy` either: beside the pages nothing would catch that it cannot be had, and all would be gone. */
function useSettings(isWanted: boolean): ComponentType | null {
  const [Settings, setSettings] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isWanted || Settings) return;
    let isCurrent = true;
    loadSettings().then(
      (component) => setSettings(() => component),
      (error: unknown) => {
        if (!isCurrent) return;
        logProblem('The settings of cookies could not be loaded', error);
        // So that they can be asked for again.
        closeCookieSettings();
        toast({ title: i18n.t('common:failed.title'), tone: 'error' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, Settings]);
  return isWanted ? Settings : null;
}

/** The question about cookies until it is answered, and its settings. First on the page, so that the keyboard comes by. */
export function ConsentSlot() {
  const preferences = usePreferences();
  const Banner = useBanner(!preferences);
  const Settings = useSettings(useCookieSettings());
  return (
    <>
      {Banner && createElement(Banner)}
      {Settings && createElement(Settings)}
    </>
  );
}
