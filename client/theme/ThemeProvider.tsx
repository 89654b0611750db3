import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { system } from './system';

/*
 * The style sheet of a server-rendered page: resets, variables and the rules of its parts, with the names by which Emotion identifies them.
 */
const serverStyles =
  globalThis.document?.querySelector<HTMLStyleElement>('style[data-server-styles]')?.dataset.serverStyles;

/* Emotion's prefixes for ten-year-old browsers add a third. Of the supported ones only Safari needs a prefixed property that we use. */
const safarisNames: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};
/* One array for all: on the server Emotion caches compiled styles by its identity, across pages. */
const PLUGINS = [safarisNames];

/**
 * Where the styles of a page are inserted. Emotion would move the server-rendered style sheet, which makes a browser recompute the whole
 * page: here it stays where it is.
 */
export function createStyles(): EmotionCache {
  const styles = createCache({ key: 'hueco', stylisPlugins: PLUGINS });
  for (const name of serverStyles?.split(' ') ?? []) styles.inserted[name] = true;
  return styles;
}

const pageStyles = createStyles();

/* Chakra would insert resets and variables again. */
const withoutPageRules = (whole: SystemContext): SystemContext =>
  Object.create(whole, { _global: { value: [] } }) as SystemContext;

const pageSystem = (): SystemContext => (serverStyles ? withoutPageRules(system()) : system());

/** Chakra with the product's own system. */
export function ThemeProvider({ styles = pageStyles, children }: { styles?: EmotionCache; children: ReactNode }) {
  const [value] = useState(pageSystem);
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={value}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
