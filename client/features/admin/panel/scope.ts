import { useSearchParams } from 'react-router-dom';

const KEY = 'cases';
const OWN = 'own';

/** The URL parameter of the view of own cases only. */
export const OWN_PANEL = `/admin?${KEY}=${OWN}`;

/** The scope of the panel's counts: all cases, or the viewer's own. */
export function usePanelScope() {
  const [query, setQuery] = useSearchParams();
  return {
    isOwn: query.get(KEY) === OWN,
    setOwn: (isOwn: boolean): void => setQuery(isOwn ? { [KEY]: OWN } : {}, { replace: true }),
  };
}
