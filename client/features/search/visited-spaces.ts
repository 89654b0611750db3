import { useStore } from 'zustand';
import { parseJson } from '../../state/browser-storage';
import { createStoredStore } from '../../state/stored-store';
import { STORED } from '../../state/stored-keys';

const MAX_STORED = 500;

function parse(text: string): ReadonlySet<string> {
  const ids = parseJson(text);
  return new Set(Array.isArray(ids) ? ids.map(String) : []);
}

const visited = createStoredStore<ReadonlySet<string>>(STORED.visitedSpaces, parse, new Set());

/** Remembers until the tab is closed that a space has been viewed. */
export function markVisited(id: string): void {
  const ids = visited.getState();
  if (!ids.has(id)) visited.write(JSON.stringify([...ids, id].slice(-MAX_STORED)));
}

/** The spaces viewed in this tab. */
export const useVisitedSpaces = (): ReadonlySet<string> => useStore(visited);
