import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { system } from './system';

/* The style sheet of a server-rendered page: resets, variables and the rules of its parts, with the names Emotion knows them by. */
const serverStyles =
  globalThis.document?.querySelector<HTMLStyleElement>('style[data-server-styles]')?.dataset.serverStyles;

/* Emotion writes a third as much again for browsers of ten years ago. Of those in use only Safari knows a property by another name that we need. */
const safarisNames: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};
/* One list for all: on the server Emotion keeps what it has compiled under it, from page to page. */
const PLUGINS = [safarisNames];

/**
 * Where the styles of a page go. Emotion would move the server-rendered style sheet, after which a browser works out the whole page again:
 * here it stays where it is.
 */
export function createStyles(): EmotionCache {
  const styles = createCache({ key: 'hueco', stylisPlugins: PLUGINS });
  for (const name of serverStyles?.split(' ') ?? []) styles.inserted[name] = true;
  return styles;
}

const pageStyles = createStyles();

/* Chakra would put resets and variables in once more. */
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
