import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './system';

/* The style sheet of a page that the server drew: resets, variables and the rules of its parts, with the names Emotion knows them by. */
const drawn = globalThis.document?.querySelector<HTMLStyleElement>('style[data-drawn]')?.dataset.drawn;

/**
 * Where the styles of a page go. Its policy allows only those that carry this answer's nonce. What the server drew stays where it stands, which Emotion's own
 * way would not let it: a browser that sees a style sheet move works out the whole page again.
 */
export function createStyles(): EmotionCache {
  const styles = createCache({ key: 'hueco', nonce: globalThis.document?.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content });
  for (const name of drawn?.split(' ') ?? []) styles.inserted[name] = true;
  return styles;
}

const pageStyles = createStyles();

/* Chakra would put resets and variables in once more. */
const withoutPageRules = (whole: SystemContext): SystemContext => Object.create(whole, { _global: { value: [] } }) as SystemContext;

const pageSystem = drawn ? withoutPageRules(system) : system;

/** Chakra with the product's own system. */
export function ThemeProvider({ styles = pageStyles, children }: { styles?: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={pageSystem}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
