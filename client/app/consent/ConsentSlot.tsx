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

/**
 * Loads the banner after the page; a visitor who has answered never loads it. Not `lazy`, because Suspense would delay the page by 300 ms.
 */
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

/** Loads the settings when they are first opened. Not `lazy` either: outside the pages no boundary would catch a failed import. */
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
        // So that it can be requested again.
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

/** The cookie banner until it is answered, and its settings. First on the page, so that it comes first in the tab order. */
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
