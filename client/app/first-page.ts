import { matchRoutes } from 'react-router-dom';
import type { PageHandle } from './lazy-page';
import { routes } from './routes';

const PATIENCE_MS = 500;

/** Waits a moment for the code of the page that is opened first, so that most visitors see it at once and whole. */
export async function prepareFirstPage(): Promise<void> {
  const handle = matchRoutes(routes, window.location)?.at(-1)?.route.handle as PageHandle | undefined;
  // What fails here fails again when it is drawn, and is told there.
  const prepared = handle?.prepare().catch(() => undefined);
  await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
