import { useStore } from 'zustand';
import { readJson, subscribeToStored, writeJson } from '../../../state/browser-storage';
import { STORED } from '../../../state/stored-keys';

/** A view of a list: its name and its filters, as they stand in the URL. */
export interface ListView {
  readonly name: string;
  readonly query: string;
}

const isView = (value: unknown): value is ListView =>
  typeof (value as ListView | null)?.name === 'string' && typeof (value as ListView | null)?.query === 'string';

/** The views that were saved in this browser, by the path of their list. */
function readViews(path: string): readonly ListView[] {
  const all = readJson<Record<string, unknown>>(STORED.staffViews);
  const views = all?.[path];
  return Array.isArray(views) ? views.filter(isView) : [];
}

let known: { readonly path: string; readonly text: string; readonly views: readonly ListView[] } | null = null;

/** The same array until the views change. */
function snapshot(path: string): readonly ListView[] {
  const views = readViews(path);
  const text = JSON.stringify(views);
  if (known?.path !== path || known.text !== text) known = { path, text, views };
  return known.views;
}

function write(path: string, views: readonly ListView[]): void {
  const all = readJson<Record<string, unknown>>(STORED.staffViews) ?? {};
  writeJson(STORED.staffViews, { ...all, [path]: views });
}

/** The saved views of a list, and how they are saved and deleted. */
export function useSavedViews(path: string) {
  const views = useStore({
    getState: () => snapshot(path),
    getInitialState: () => snapshot(path),
    subscribe: (listener) => subscribeToStored(STORED.staffViews, () => listener(snapshot(path), snapshot(path))),
  });
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

/** The filters of an address, without the page, in one order: two addresses of the same view read the same. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('after');
  params.sort();
  return params.toString();
}
