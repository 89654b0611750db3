import { useMedia, WIDE } from '../../ui/layout/use-media';

/** List and map stand side by side; narrower, they take turns. */
export const useIsWide = (): boolean => useMedia(WIDE);
