import { matchRoutes } from 'react-router-dom';
import { readInSteps } from './read-in-steps';
import { serverVariables } from './server-state';
import type { PageComponent, PageHandle } from '../app/lazy-page';
import { firstClient } from '../app/providers';
import { routeObjects } from '../app/route-objects';
import { inTasks, nextTask } from './tasks';

/** How long the first rendering waits for the page’s code. */
const LONGEST_WAIT_MS = 500;

/** Asks for the code of the page that is opened first; the answer waits a moment for it, so that most visitors see the page at once and whole. */
export function prepareFirstPage(): () => Promise<unknown> {
  const handle = matchRoutes(routeObjects, window.location)?.at(-1)?.route.handle as PageHandle | undefined;
  // What fails here fails again when it is rendered, and is told there.
  const prepared = handle
    ?.prepare()
    .then(readFirstAnswer)
    .catch(() => undefined);
  return () => Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** Reads what came with the page, a little at a time: Apollo remembers it, and the page's component finds it done instead of holding a phone up. */
async function readFirstAnswer({ query }: PageComponent): Promise<void> {
  const variables = serverVariables();
  if (!query || !variables) return;
  await nextTask();
  const { client, cache } = firstClient();
  await nextTask();
  await inTasks(readInSteps(cache, query, variables));
  await nextTask();
  client.watchQuery({ query, variables }).getCurrentResult();
  await nextTask();
}
