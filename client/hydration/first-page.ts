import { matchRoutes } from 'react-router-dom';
import { warmUpCache } from './warm-up-cache';
import { serverVariables } from './server-state';
import type { PageComponent, PageHandle } from '../app/lazy-page';
import { firstClient } from '../app/providers';
import { routeObjectsAt } from '../app/route-objects';
import { runInChunks, yieldToMain } from './tasks';

/** How long the first rendering waits for the page’s code. */
const LONGEST_WAIT_MS = 500;

/** Loads the code of the first page; waits a moment for it, so that most visitors see the complete page at once. */
export function prepareFirstPage(): () => Promise<unknown> {
  const handle = matchRoutes(routeObjectsAt(window.location.pathname), window.location)?.at(-1)?.route.handle as
    | PageHandle
    | undefined;
  // What fails here fails again on rendering, which shows the error.
  const prepared = handle
    ?.prepare()
    .then(readFirstAnswer)
    .catch(() => undefined);
  return () => Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** Warms up the cache with the page's first query in chunks: Apollo memoizes the result, so that rendering does not block the main thread of a phone. */
async function readFirstAnswer({ query }: PageComponent): Promise<void> {
  const variables = serverVariables();
  if (!query || !variables) return;
  await yieldToMain();
  const { client, cache } = firstClient();
  await yieldToMain();
  await runInChunks(warmUpCache(cache, query, variables));
  await yieldToMain();
  client.watchQuery({ query, variables }).getCurrentResult();
  await yieldToMain();
}
