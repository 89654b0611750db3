import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { globalCss } from './global-css';
import {
  badgeRecipe,
  buttonRecipe,
  fieldRecipe,
  inputRecipe,
  linkRecipe,
  nativeSelectRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textareaRecipe,
} from './recipes';
import { semanticTokens } from './semantic-tokens';
import { layerStyles, textStyles } from './text-styles';
import { keyframes, tokens } from './tokens';

/*
 * Contains only what the first page needs; a heavier component passes its recipe with its `recipe` prop, so that it stays in its lazy
 * chunk.
 */
const config = defineConfig({
  preflight: true,
  // A rule in a later layer makes a browser measure all text of the page again; ours are in the right order without layers.
  disableLayers: true,
  cssVarsPrefix: 'hueco',
  cssVarsRoot: ':where(:root, :host)',
  globalCss,
  theme: {
    breakpoints: { sm: '600px', md: '900px', lg: '1200px', xl: '1240px', '2xl': '1440px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    recipes: {
      button: buttonRecipe,
      input: inputRecipe,
      textarea: textareaRecipe,
      badge: badgeRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
    },
    slotRecipes: { field: fieldRecipe, nativeSelect: nativeSelectRecipe },
  },
});

/* The build patches Chakra with a generator (build/patches/chakra-in-chunks.ts). */
type InChunks = typeof createSystem & {
  inChunks?: (...configs: Parameters<typeof createSystem>) => Generator<undefined, SystemContext>;
};

let made: SystemContext | undefined;

/** The product's own Chakra system; created on first use. */
export const system = (): SystemContext => (made ??= createSystem(defaultBaseConfig, config));

/** Creates the system in chunks, so that the main thread stays free. */
export function* makeSystem(): Generator<undefined, void> {
  const { inChunks } = createSystem as InChunks;
  if (made || !inChunks) return;
  const finished = yield* inChunks(defaultBaseConfig, config);
  made ??= finished;
}
