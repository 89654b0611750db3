import { defineSemanticTokens } from '@chakra-ui/react';
import { BACKDROP } from './backdrop';

const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/* The eight keys every colour palette of the components has, from one scale: step 600 in light, 400 in dark. */
const paletteOf = (name: 'teja' | 'olivo') => ({
  solid: both(`{colors.${name}.600}`, `{colors.${name}.400}`),
  hover: both(`{colors.${name}.700}`, `{colors.${name}.300}`),
  contrast: both('white', '{colors.arena.950}'),
  fg: both(`{colors.${name}.700}`, `{colors.${name}.300}`),
  subtle: both(`{colors.${name}.100}`, `{colors.${name}.900}`),
  muted: both(`{colors.${name}.200}`, `{colors.${name}.800}`),
  emphasized: both(`{colors.${name}.300}`, `{colors.${name}.700}`),
  focusRing: both(`{colors.${name}.600}`, `{colors.${name}.400}`),
  border: both(`{colors.${name}.500}`, `{colors.${name}.400}`),
});

/* A status palette has one text colour per theme; its tints are mixed from it. */
const statusOf = (light: string, dark: string, tint: string) => ({
  solid: both(light, dark),
  hover: both(`color-mix(in srgb, ${light} 86%, black)`, `color-mix(in srgb, ${dark} 86%, white)`),
  contrast: both('white', '{colors.arena.950}'),
  fg: both(light, dark),
  subtle: both(tint, `color-mix(in srgb, ${dark} 13%, {colors.arena.900})`),
  muted: both(`color-mix(in srgb, ${light} 18%, white)`, `color-mix(in srgb, ${dark} 22%, {colors.arena.900})`),
  emphasized: both(`color-mix(in srgb, ${light} 30%, white)`, `color-mix(in srgb, ${dark} 34%, {colors.arena.900})`),
  focusRing: both(light, dark),
  border: both(light, dark),
});

const red = statusOf('#b3261e', '#ff9a91', '#fdeceb');
const orange = statusOf('#8a5200', '#f2b65a', '#fdf3e1');
const green = statusOf('#1f6b3a', '#7fd39a', '#e6f4ea');
const blue = statusOf('#1d5fa8', '#8dbdf2', '#e8f1fb');

const gray = {
  solid: both('{colors.arena.900}', '{colors.arena.100}'),
  hover: both('{colors.arena.700}', 'white'),
  contrast: both('white', '{colors.arena.950}'),
  fg: both('{colors.arena.900}', '{colors.arena.100}'),
  subtle: both('{colors.arena.100}', '#2b2622'),
  muted: both('{colors.arena.200}', '{colors.arena.800}'),
  emphasized: both('{colors.arena.300}', '{colors.arena.700}'),
  focusRing: both('{colors.teja.600}', '{colors.teja.400}'),
  border: both('{colors.arena.500}', '{colors.arena.500}'),
};

const heat = (percent: number) =>
  both(
    `color-mix(in srgb, {colors.teja.400} ${percent}%, white)`,
    `color-mix(in srgb, {colors.teja.400} ${percent}%, {colors.arena.900})`,
  );

const surfaces = {
  bg: {
    DEFAULT: both('{colors.arena.50}', '#171412'),
    panel: both('white', '{colors.arena.900}'),
    raised: both('white', '#2b2622'),
    muted: both('{colors.arena.100}', '#2b2622'),
    subtle: both('{colors.arena.50}', '{colors.arena.900}'),
    emphasized: both('{colors.arena.200}', '#3a332d'),
    inverted: both('{colors.arena.900}', '{colors.arena.100}'),
    error: red.subtle,
    warning: orange.subtle,
    success: green.subtle,
    info: blue.subtle,
  },
  fg: {
    DEFAULT: both('{colors.arena.900}', '{colors.arena.100}'),
    muted: both('{colors.arena.600}', '#c9beb0'),
    subtle: both('#756a5e', '{colors.arena.400}'),
    inverted: both('{colors.arena.50}', '{colors.arena.900}'),
    error: red.fg,
    warning: orange.fg,
    success: green.fg,
    info: blue.fg,
  },
  border: {
    DEFAULT: both('{colors.arena.200}', '#3a332d'),
    control: both('{colors.arena.500}', '{colors.arena.500}'),
    emphasized: both('{colors.arena.500}', '{colors.arena.500}'),
    muted: both('{colors.arena.100}', '#2b2622'),
    error: red.fg,
    warning: orange.fg,
    success: green.fg,
    info: blue.fg,
  },
  hairline: both('rgb(33 29 26 / 9%)', 'rgb(243 239 233 / 9%)'),
  hover: both('rgb(33 29 26 / 5%)', 'rgb(243 239 233 / 6%)'),
  press: both('rgb(33 29 26 / 9%)', 'rgb(243 239 233 / 10%)'),
};

/* Things on photos, on the map and in charts. */
const special = {
  link: {
    DEFAULT: both('{colors.teja.600}', '{colors.teja.400}'),
    hover: both('{colors.teja.700}', '{colors.teja.300}'),
  },
  plate: { DEFAULT: both('white', '#2b2622'), fg: both('{colors.arena.900}', '{colors.arena.100}') },
  scrim: both('rgb(20 18 16 / 66%)', 'rgb(20 18 16 / 68%)'),
  backdrop: { value: BACKDROP },
  onPhoto: { value: '{colors.arena.50}' },
  onToast: {
    info: { value: '{colors.arena.300}' },
    success: { value: '{colors.olivo.300}' },
    error: { value: '#ff9a91' },
  },
  star: both('#b4770a', '#f0b429'),
  tint: {
    brand: both('{colors.teja.50}', 'color-mix(in srgb, {colors.teja.400} 10%, {colors.arena.900})'),
    trust: both('{colors.olivo.100}', '{colors.olivo.900}'),
    warning: orange.subtle,
    error: red.subtle,
    info: blue.subtle,
    success: green.subtle,
  },
  map: {
    land: both('#efe7d8', '#211d1a'),
    block: both('#f4ede1', '#262019'),
    street: both('#fffdf9', '#38302a'),
    park: both('#dfe6d2', '#222a20'),
    water: both('#cfe0e6', '#1d272b'),
    line: both('#b9a98c', '#5d5143'),
    label: both('#776848', '#a3957f'),
  },
  heat: { 0: both('{colors.arena.100}', '#2b2622'), 1: heat(14), 2: heat(26), 3: heat(40), 4: heat(56) },
  chart: {
    1: both('{colors.teja.600}', '{colors.teja.400}'),
    2: both('{colors.olivo.600}', '{colors.olivo.400}'),
    3: both('#1d5fa8', '#8dbdf2'),
    4: both('#8a5200', '#f2b65a'),
    5: both('#6b3fa0', '#c3a5e8'),
  },
};

/** The tokens that components use: each has one value per theme, so dark mode needs no second rule. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    ...surfaces,
    ...special,
    brand: paletteOf('teja'),
    trust: paletteOf('olivo'),
    gray,
    red,
    orange,
    green,
    blue,
  },
  radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.control}' }, l3: { value: '{radii.card}' } },
  shadows: {
    1: both('0 1px 2px rgb(33 29 26 / 10%)', '0 0 0 rgb(0 0 0 / 0%)'),
    2: both('0 12px 32px rgb(33 29 26 / 12%)', '0 0 0 rgb(0 0 0 / 0%)'),
    pin: both(
      '0 1px 2px rgb(33 29 26 / 18%), 0 2px 8px rgb(33 29 26 / 10%)',
      '0 0 0 1px #3a332d, 0 2px 8px rgb(0 0 0 / 35%)',
    ),
  },
});
