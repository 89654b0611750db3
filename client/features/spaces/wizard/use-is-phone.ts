import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 899.98px)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the phone's layout is shown, for what must stand in one place only. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
