import type { Storage as KeptStorage } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { AwakeWithEditors } from './AwakeWithEditors';
import { CallerBar } from './CallerBar';
import { findCallers, isPerson } from './callers';
import { findExampleValues } from './example-values';
import { tabsOf } from './examples';
import { fetcher } from './fetcher';
import { SchemaOfCaller } from './SchemaOfCaller';
import './page.css';

/* Typed text, which may include passwords, is not stored. The token of a sign-in is stored separately, in the browser. */
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
  const callers = await findCallers();
  const tabs = tabsOf(await findExampleValues(callers.find(isPerson)));
  createRoot(root).render(
    <>
      <CallerBar callers={callers} />
      <GraphiQL
        fetcher={fetcher}
        defaultTabs={tabs}
        // The first tab's variables are not read from the tabs.
        variables={tabs[0]?.variables ?? ''}
        defaultEditorToolsVisibility="variables"
        storage={memoryStorage()}
      >
        <GraphiQL.Toolbar>
          {({ prettify, merge, copy }) => (
            <>
              {prettify}
              {merge}
              {copy}
              <AwakeWithEditors page={root} />
              <SchemaOfCaller />
            </>
          )}
        </GraphiQL.Toolbar>
      </GraphiQL>
    </>,
  );
}
