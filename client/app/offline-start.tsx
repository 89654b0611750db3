import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { loadNamespaces } from '../i18n/setup';
import { ThemeProvider } from '../theme/ThemeProvider';

/** Whether this is the page that the service worker shows when nothing comes over the network. */
export const isOfflineShell = (): boolean => document.querySelector('meta[name="offline-shell"]') !== null;

/** Shows what this device has kept, until there is a connection. */
export async function showOfflinePage(root: Root): Promise<void> {
  const [{ OfflinePage }] = await Promise.all([import('../features/offline/OfflinePage'), loadNamespaces(['offline'])]);
  root.render(
    <ThemeProvider>
      {/* Its links lead nowhere without a connection; they need a router all the same. */}
      <MemoryRouter>
        <OfflinePage />
      </MemoryRouter>
    </ThemeProvider>,
  );
}
