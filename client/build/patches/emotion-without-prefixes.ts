import type { Change } from './patch-libraries';

/** Leaves out Emotion's list of names for browsers of ten years ago; the theme says which it still needs. */
export const emotionWithoutPrefixes: Readonly<Record<string, readonly Change[]>> = {
  '@emotion/cache/dist/emotion-cache.browser.esm.js': [
    ['options.stylisPlugins || defaultStylisPlugins', 'options.stylisPlugins || []'],
  ],
};
