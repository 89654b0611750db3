import { createContext, use } from 'react';
import type { BrowserHistory, Visit } from './browser-history';

export const HistoryContext = createContext<BrowserHistory | null>(null);

/** The visit whose page is rendered, which may still be the former one. */
export const VisitContext = createContext<Visit | null>(null);

/** The history of the surrounding router. */
export function useHistory(): BrowserHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('useHistory must be used inside a HistoryRouter');
  return history;
}
