import { defineTokens } from '@chakra-ui/react';

const scale = (steps: string) =>
  Object.fromEntries(
    steps.split(' ').map((value, index) => [[50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950][index], { value }]),
  );

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28];
const LARGE_STEPS = [36, 40, 44, 52, 60, 80];

/* One step is 4 px. Only used tokens are listed: each one slows down the first page on phones. */
const grid = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 0.25}rem` }]));

const plain = <T extends Record<string, string | number>>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as {
    [K in keyof T]: { value: T[K] };
  };

/** The raw scales of the design: colours, type, space, corners, motion. Components use the semantic tokens. */
export const tokens = defineTokens({
  colors: {
    teja: scale('#fdf4ef #fae5da #f4c9b4 #eba687 #df7d57 #cf5d34 #b4471f #933818 #742e17 #552314 #33150c'),
    olivo: scale('#f2f7f2 #dfecdf #bfd9c1 #94bf9a #639f6d #41814d #2f683b #265431 #204329 #1a3722 #0d1f13'),
    arena: scale('#faf8f5 #f3efe9 #e6dfd5 #d2c8ba #a89c8c #7d7266 #62584e #4c443c #332d28 #211d1a #141210'),
    ...plain({ transparent: 'transparent', current: 'currentColor', white: '#ffffff', black: '#000000' }),
  },
  fonts: plain({
    heading: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontSizes: plain({
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.5rem',
  }),
  fontWeights: plain({ normal: '400', text: '450', medium: '500', semibold: '600', heading: '650', bold: '700' }),
  lineHeights: plain({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625 }),
  letterSpacings: plain({ tight: '-0.02em', wide: '0.02em' }),
  radii: plain({
    none: '0',
    xs: '4px',
    sm: '6px',
    md: '8px',
    control: '10px',
    lg: '12px',
    photo: '14px',
    card: '16px',
    xl: '20px',
    sheet: '24px',
    full: '999px',
  }),
  spacing: grid(STEPS),
  sizes: {
    ...grid([...STEPS, ...LARGE_STEPS]),
    ...plain({
      full: '100%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      prose: '68ch',
      content: '1200px',
      form: '640px',
      wide: '1440px',
    }),
  },
  zIndex: plain({
    hide: -1,
    base: 0,
    docked: 10,
    sticky: 30,
    dropdown: 40,
    overlay: 50,
    modal: 60,
    popover: 70,
    toast: 80,
    tooltip: 90,
  }),
  durations: plain({
    press: '120ms',
    fast: '150ms',
    enter: '200ms',
    moderate: '200ms',
    sheet: '280ms',
    slow: '400ms',
    slowest: '800ms',
  }),
  easings: plain({ default: 'cubic-bezier(.2,.7,.2,1)' }),
  cursor: plain({
    button: 'pointer',
    checkbox: 'pointer',
    radio: 'pointer',
    switch: 'pointer',
    option: 'pointer',
    menuitem: 'pointer',
    slider: 'pointer',
    disabled: 'not-allowed',
  }),
  animations: plain({ spin: 'spin 0.8s linear infinite', pulse: 'pulse 1.6s ease-in-out infinite' }),
});

/** Names of motion used by the tokens above and by the recipes. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  ping: { '75%, 100%': { transform: 'scale(1.6)', opacity: '0' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', translate: '0 8px' }, to: { opacity: '1', translate: '0 0' } },
  'slide-in-right': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-in-bottom': { from: { translate: '0 100%' }, to: { translate: '0 0' } },
  glow: { from: { backgroundColor: 'var(--glow-color)' }, to: { backgroundColor: 'transparent' } },
};
