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

/* Holds only what the first page needs; a heavier component brings its recipe with it through its `recipe` prop, so that it stays in its lazy chunk. */
const config = defineConfig({
  preflight: true,
  // A rule in a layer that comes later makes a browser measure every letter of the page anew; ours come in the right order anyway.
  disableLayers: true,
  cssVarsPrefix: 'hueco',
  cssVarsRoot: ':where(:root, :host)',
  globalCss,
  theme: {
    breakpoints: { sm: '600px', md: '900px', lg: '1200px', xl: '1440px' },
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

/* In the build Chakra can be stopped on its way (build/patches/chakra-in-steps.ts). */
type InSteps = typeof createSystem & {
  inSteps?: (...configs: Parameters<typeof createSystem>) => Generator<undefined, SystemContext>;
};

let made: SystemContext | undefined;

/** The product's own Chakra system; worked out when first asked for. */
export const system = (): SystemContext => (made ??= createSystem(defaultBaseConfig, config));

/** Works the system out in pieces, between which a phone can answer. */
export function* makeSystem(): Generator<undefined, void> {
  const { inSteps } = createSystem as InSteps;
  if (made || !inSteps) return;
  const finished = yield* inSteps(defaultBaseConfig, config);
  made ??= finished;
}
