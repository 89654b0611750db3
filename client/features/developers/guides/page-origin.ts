import { useStore } from 'zustand';
import { createBrowserState } from '../../../state/browser-state';

/* The page is rendered once for everybody; only the browser knows its origin. */
const origin = createBrowserState({
  read: () => location.origin,
  source: () => null,
  events: [],
  assumed: () => 'https://hueco.example',
});

/** The origin that the examples call: this installation. */
export const usePageOrigin = (): string => useStore(origin);
