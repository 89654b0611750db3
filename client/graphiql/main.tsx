import type { Storage as KeptStorage } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { AwakeWithEditors } from './AwakeWithEditors';
import { EXAMPLES } from './examples';
import { fetcher } from './fetcher';
import './page.css';

/* Nothing typed here outlives the page: passwords and tokens are among it. */
function memoryStorage(): KeptStorage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} defaultTabs={EXAMPLES} storage={memoryStorage()}>
      <GraphiQL.Toolbar>
        {({ prettify, merge, copy }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <AwakeWithEditors page={root} />
          </>
        )}
      </GraphiQL.Toolbar>
    </GraphiQL>,
  );
}
