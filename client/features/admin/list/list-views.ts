import { useMemo } from 'react';
import { useStore } from 'zustand';
import { readJson, writeJson } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';
import { jsonStore } from './json-store';
import { NO_FILTERS } from './list-address';

/** A view of a list: its name and its URL filters. */
export interface ListView {
  readonly name: string;
  readonly query: string;
}

const isView = (value: unknown): value is ListView =>
  typeof (value as ListView | null)?.name === 'string' && typeof (value as ListView | null)?.query === 'string';

/** The views saved in this browser, by the path of their list. */
function readViews(path: string): readonly ListView[] {
  const all = readJson<Record<string, unknown>>(STORED.staffViews);
  const views = all?.[path];
  return Array.isArray(views) ? views.filter(isView) : [];
}

function write(path: string, views: readonly ListView[]): void {
  const all = readJson<Record<string, unknown>>(STORED.staffViews) ?? {};
  writeJson(STORED.staffViews, { ...all, [path]: views });
}

/** The saved views of a list, with functions to save and delete them. */
export function useSavedViews(path: string) {
  const views = useStore(useMemo(() => jsonStore(STORED.staffViews, () => readViews(path)), [path]));
  return {
    views,
    save: (view: ListView) => write(path, [...readViews(path).filter(({ name }) => name !== view.name), view]),
    remove: (name: string) =>
      write(
        path,
        readViews(path).filter((view) => view.name !== name),
      ),
  };
}

/** The normalized filters of a URL, without page and open row: two URLs of the same view are equal. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of NO_FILTERS) params.delete(name);
  params.sort();
  return params.toString();
}
