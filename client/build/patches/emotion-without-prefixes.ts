import type { Change } from './patch-libraries';

/** Omits Emotion's vendor prefixes for old browsers; the theme lists those still needed. */
export const emotionWithoutPrefixes: Readonly<Record<string, readonly Change[]>> = {
  '@emotion/cache/dist/emotion-cache.browser.esm.js': [
    ['options.stylisPlugins || defaultStylisPlugins', 'options.stylisPlugins || []'],
  ],
};
