import { useStore } from 'zustand';
import { createBrowserState } from '../../../state/browser-state';

/* A page is rendered once for everybody; where it is read is known in the browser alone. */
const origin = createBrowserState({
  read: () => location.origin,
  source: () => null,
  events: [],
  assumed: () => 'https://hueco.example',
});

/** Where the examples call: this very installation. */
export const usePageOrigin = (): string => useStore(origin);
