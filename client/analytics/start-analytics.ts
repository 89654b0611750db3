import { readAnalyticsIds } from './analytics-ids';
import { onPreferences, readPreferences } from './cookie-preferences';
import { pagePath } from './page-path';

/* The tag manager recognizes commands by the `arguments` object; an array would be data. */
function command(..._parts: unknown[]): void {
  (window.dataLayer ??= []).push(arguments);
}

/* Set before any event, because the queue is processed in order. */
function openQueue(hasMarketing: boolean): void {
  const advertising = hasMarketing ? 'granted' : 'denied';
  command('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  });
  window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() });
}

/* URLs from mails contain secrets, and the scripts read URLs: they are loaded on the next page. */
const isSecret = () => pagePath(location.href) !== location.href;

/** Loads the scripts of ANA-1 if consent was given before this page was opened, and blocks them when it is withdrawn, in any tab. */
export function startAnalytics(): void {
  const ids = readAnalyticsIds();
  const preferences = readPreferences();
  // Deletes what a blocked script wrote after its last cookie was deleted.
  if (!preferences?.analytics && /(^|;\s*)_/.test(document.cookie))
    void import('./analytics-scripts').then(({ deleteAnalyticsData }) => deleteAnalyticsData());
  if (!ids || !preferences?.analytics || isSecret()) return;
  if (ids.tagManagerId) openQueue(preferences.marketing);
  const isAllowed = () => readPreferences()?.analytics ?? false;
  const loading = import('./analytics-scripts');
  void loading.then(({ loadScripts }) => isAllowed() && loadScripts(ids, preferences.marketing)).catch(() => undefined);
  const stop = onPreferences(() => {
    if (isAllowed()) return;
    stop();
    void loading.then(({ stopAnalytics }) => stopAnalytics(ids)).catch(() => undefined);
  });
}
