export type MapTheme = 'light' | 'dark';

export interface Palette {
  land: string;
  block: string;
  street: string;
  park: string;
  water: string;
  line: string;
  label: string;
  brand: string;
}

/** The design's map tints; `brand` is the theme's own. */
export const PALETTES: Readonly<Record<MapTheme, Palette>> = {
  light: {
    land: '#efe7d8',
    block: '#f4ede1',
    street: '#fffdf9',
    park: '#dfe6d2',
    water: '#cfe0e6',
    line: '#b9a98c',
    label: '#776848',
    brand: '#b4471f',
  },
  dark: {
    land: '#211d1a',
    block: '#262019',
    street: '#38302a',
    park: '#222a20',
    water: '#1d272b',
    line: '#5d5143',
    label: '#a3957f',
    brand: '#df7d57',
  },
};

/** Rendered in the browser from the page's own font, so that no server has to provide glyphs. */
export const FONT = ['Figtree Variable', 'Figtree', 'sans-serif'];
