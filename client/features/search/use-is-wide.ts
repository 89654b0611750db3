import { useMedia, WIDE } from '../../ui/layout/use-media';

/** List and map are side by side; on narrower screens only one is shown. */
export const useIsWide = (): boolean => useMedia(WIDE);
