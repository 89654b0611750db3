// Busts of flat shapes in the colours of the theme, as in the illustrations of the public pages; they portray nobody.

const SKINS = ['#efb9a0', '#f4cdb8', '#c98463', '#8b4f33'] as const;
const HAIRS = ['#211d1a', '#552314', '#742e17', '#a89c8c', '#c07b45'] as const;
const SHIRTS = ['#2f683b', '#cf5d34', '#41814d', '#b4471f', '#62584e', '#e6dfd5'] as const;
const GROUNDS = ['#fae5da', '#dfecdf', '#f3efe9', '#f4c9b4', '#bfd9c1'] as const;
const INK = '#332d28';

type Paint = (hair: string) => string;

interface Style {
  /** Behind the head. */
  readonly back: Paint;
  readonly front: Paint;
}

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const circles = (points: readonly (readonly [number, number])[], r: number, fill: string): string =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');
const nothing: Paint = () => '';

const FRINGE = 'M-17-156q0-21 18-21t17 19q-10-2-18-10q-5 9-17 12z';
const PARTED = 'M-17-154q-2-22 17-22t17 20q-16-1-21-9q-4 8-13 11z';
const CROP = 'M-17-156q-2-22 18-22q17 0 16 20q-4-3-6-9q-12 3-21-1q-3 5-7 12z';
const SHORT = 'M-17-154q-3-12 2-16q6-9 16-8q14 0 16 14q1 6 0 10q-3-8-7-13q-12 2-21-2q-4 6-6 15z';
const BUZZ = 'M-16.4-156a16.4 17.5 0 0 1 32.8 0q-3-8-8-9q-8-2-17 0q-5 2-7.8 9z';
const BEARD = 'M-15-153a15.4 15.4 0 0 0 30 0q-3 5-8 3q-7-3-14 0q-5 2-8-3z';
const CURLS = [
  [-13, -164],
  [-5, -172],
  [6, -172],
  [14, -164],
  [-16, -155],
  [16, -156],
] as const;

const LONG_HAIR: readonly Style[] = [
  {
    back: (hair) => path('M-19-150q-3-26 19-26t19 26q3 20 1 34h-40q-2-14 1-34z', hair),
    front: (hair) => path(FRINGE, hair),
  },
  { back: (hair) => circles([[-9, -178]], 8, hair), front: (hair) => path(PARTED, hair) },
  { back: (hair) => circles(CURLS, 9, hair), front: (hair) => circles(CURLS.slice(1, 3), 7, hair) },
  {
    back: (hair) => path('M-18-152q-2-24 18-24t18 24q2 9 0 16h-36q-2-7 0-16z', hair),
    front: (hair) => path(PARTED, hair),
  },
];
const SHORT_HAIR: readonly Style[] = [
  { back: nothing, front: (hair) => path(CROP, hair) },
  { back: nothing, front: () => path(BUZZ, HAIRS[1]) + path(BEARD, HAIRS[1]) },
  { back: nothing, front: (hair) => path(SHORT, hair) },
  { back: (hair) => circles(CURLS.slice(0, 4), 8, hair), front: (hair) => circles(CURLS.slice(1, 3), 6, hair) },
];

const GLASSES = `<g fill="none" stroke="${INK}" stroke-width="1.3"><circle cx="-5" cy="-155" r="5"/><circle cx="8" cy="-155" r="5"/><path d="M0-155h3"/></g>`;

/** Number of looks of each kind. */
export const VARIANTS = 12;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** One of the looks as SVG; the same number always gives the same look. */
export function variantOf(index: number, hasLongHair: boolean): string {
  const style = at(hasLongHair ? LONG_HAIR : SHORT_HAIR, index);
  const skin = at(SKINS, index + Math.floor(index / 4));
  const hair = at(HAIRS, index * 2 + Math.floor(index / 5));
  const shirt = at(SHIRTS, index * 5 + (hasLongHair ? 0 : 1));
  const ground = at(GROUNDS, index * 3 + (hasLongHair ? 1 : 0));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-34 -187 68 68"><rect x="-34" y="-187" width="68" height="68" fill="${ground}"/>${style.back(hair)}${path('M-8-135h16q18 2 21 16v4h-58v-4q3-14 21-16z', shirt)}<rect x="-6" y="-146" width="12" height="15" rx="5.5" fill="${skin}"/><circle cx="0" cy="-156" r="16" fill="${skin}"/>${style.front(hair)}<circle cx="7" cy="-155" r="1.7" fill="${INK}"/><circle cx="-4" cy="-155" r="1.7" fill="${INK}"/><path d="M-2.5-148q4 4 8 0" fill="none" stroke="${INK}" stroke-width="1.6" stroke-linecap="round"/>${index % 5 === 2 ? GLASSES : ''}</svg>`;
}
