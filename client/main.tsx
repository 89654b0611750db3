import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { restoreForms } from './analytics/form-persistence';
import { startAnalytics } from './analytics/start-analytics';
import { App } from './app/App';
import { canHydrate } from './hydration/server-state';
import { syncFavorites } from './app/favorites-sync';
import { prepareFirstPage } from './hydration/first-page';
import { logProblem } from './app/log';
import { syncForOffline } from './app/offline-sync';
import { isOfflineShell, showOfflinePage } from './app/offline-start';
import { session } from './app/providers';
import { startServiceWorker } from './app/service-worker';
import { runInChunks, yieldToMain } from './hydration/tasks';
import { warmUpNumberFormat } from './i18n/format';
import { currentLanguage, startI18n } from './i18n/setup';
import { BrowserHistory } from './router/browser-history';
import { watchRestoredPages } from './session/restored-pages';
import './theme/fonts.css';
import { makeSystem } from './theme/system';
import { watchTheme } from './theme/theme-mode';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchTheme();
// In its own task, so that a phone can respond in between. Not awaited here: the pages' chunks import this module, and would wait until it
// has finished.
setTimeout(() => void (isOfflineShell() ? startOffline(root) : startApp(root)));

async function startOffline(place: HTMLElement): Promise<void> {
  await startI18n();
  await showOfflinePage(createRoot(place));
}

async function startApp(place: HTMLElement): Promise<void> {
  syncFavorites(session);
  syncForOffline(session);
  void session.start();
  watchRestoredPages(session);
  startAnalytics();
  await yieldToMain();
  await startI18n();
  await yieldToMain();
  const firstPageIsReady = prepareFirstPage();
  // While the page's code loads.
  await yieldToMain();
  await runInChunks(makeSystem());
  await yieldToMain();
  warmUpNumberFormat(currentLanguage());
  await yieldToMain();
  await firstPageIsReady();
  const app = (
    <StrictMode>
      <App history={new BrowserHistory(window)} />
    </StrictMode>
  );
  // As a transition in small steps, so that the page can be read and scrolled meanwhile.
  if (canHydrate())
    startTransition(
      () =>
        void hydrateRoot(place, app, {
          onRecoverableError: (error) => logProblem('A part of the page is rendered anew', error),
        }),
    );
  else createRoot(place).render(app);
  restoreForms();
  startServiceWorker();
}
