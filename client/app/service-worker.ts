import { storeForms } from '../analytics/form-persistence';
import { i18n } from '../i18n/setup';
import { toast } from '../ui/feedback/toast';
import { logProblem } from './log';

/* The page itself comes first. */
const AFTER_MS = 3_000;

/** Registers the service worker once the page has loaded; never in development. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () =>
    void register().catch((error: unknown) => logProblem('The service worker could not be started', error));
  setTimeout(start, AFTER_MS);
}

async function register(): Promise<void> {
  const registration = (await navigator.serviceWorker.register('/service-worker.js')) as
    | ServiceWorkerRegistration
    | undefined;
  if (!registration) return;
  const offerUpdate = (worker: ServiceWorker | null) => {
    // The very first one replaces nobody.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
  };
  offerUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offerUpdate(worker));
  });
}

/* Reloads the page only on request; field values are restored, and a page with unsaved changes asks first. */
function offer(worker: ServiceWorker): void {
  toast({
    title: i18n.t('common:newVersion.title'),
    action: {
      label: i18n.t('common:newVersion.reload'),
      onClick: () => {
        navigator.serviceWorker.addEventListener(
          'controllerchange',
          () => {
            storeForms();
            window.location.reload();
          },
          { once: true },
        );
        worker.postMessage('take over');
      },
    },
  });
}
