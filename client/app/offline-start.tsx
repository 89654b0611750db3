import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { loadNamespaces } from '../i18n/setup';
import { ThemeProvider } from '../theme/ThemeProvider';

/** Whether this is the page that the service worker serves when the network is down. */
export const isOfflineShell = (): boolean => document.querySelector('meta[name="offline-shell"]') !== null;

/** Shows the data stored on this device until there is a connection. */
export async function showOfflinePage(root: Root): Promise<void> {
  const [{ OfflinePage }] = await Promise.all([import('../features/offline/OfflinePage'), loadNamespaces(['offline'])]);
  root.render(
    <ThemeProvider>
      {/* Its links do not work offline, but they need a router. */}
      <MemoryRouter>
        <OfflinePage />
      </MemoryRouter>
    </ThemeProvider>,
  );
}
