import { useSearchParams } from 'react-router-dom';

const KEY = 'cases';
const OWN = 'own';

/** The panel that shows one's own cases alone: it stands in the URL. */
export const OWN_PANEL = `/admin?${KEY}=${OWN}`;

/** Whose cases the panel counts: those of all, or the viewer's own. */
export function usePanelScope() {
  const [query, setQuery] = useSearchParams();
  return {
    isOwn: query.get(KEY) === OWN,
    setOwn: (isOwn: boolean): void => setQuery(isOwn ? { [KEY]: OWN } : {}, { replace: true }),
  };
}
