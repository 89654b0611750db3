import type { DistrictOutlines } from './district-outlines.js';

/** Column, row, and how many of each a district takes. */
type Tile = readonly [column: number, row: number, columns?: number, rows?: number];

const COLUMNS = 5;
const ROWS = 6;
/** Below the plan stands the scale. */
const FOOT = 52;
const GAP = 5;
const ROUNDING = 10;

/** Madrid as a plan of tiles, each beside its neighbours. */
const MADRID: Readonly<Record<string, Tile>> = {
  'Fuencarral-El Pardo': [0, 0, 3],
  Hortaleza: [3, 0],
  Barajas: [4, 0],
  'Moncloa-Aravaca': [0, 1, 1, 2],
  Tetuán: [1, 1],
  Chamartín: [2, 1],
  'Ciudad Lineal': [3, 1, 1, 2],
  'San Blas-Canillejas': [4, 1, 1, 2],
  Chamberí: [1, 2],
  Salamanca: [2, 2],
  Latina: [0, 3, 1, 2],
  Centro: [1, 3],
  Retiro: [2, 3],
  Moratalaz: [3, 3],
  Vicálvaro: [4, 3],
  Arganzuela: [1, 4],
  'Puente de Vallecas': [2, 4, 2],
  'Villa de Vallecas': [4, 4, 1, 2],
  Carabanchel: [0, 5],
  Usera: [1, 5],
  Villaverde: [2, 5, 2],
};

const PLANS: Readonly<Record<string, Readonly<Record<string, Tile>>>> = { madrid: MADRID };

/** A plan drawn by hand, for where no outlines are at hand; null for a city without one. */
export function districtTiles(
  slug: string,
  { width, height, margin }: { readonly width: number; readonly height: number; readonly margin: number },
): DistrictOutlines | null {
  const plan = PLANS[slug];
  if (!plan) return null;
  const [stepX, stepY] = [(width - 2 * margin) / COLUMNS, (height - 2 * margin - FOOT) / ROWS];
  const districts = Object.entries(plan).map(([name, [column, row, columns = 1, rows = 1]]) => {
    const [left, top] = [Math.round(margin + column * stepX + GAP / 2), Math.round(margin + row * stepY + GAP / 2)];
    const [wide, high] = [Math.round(columns * stepX - GAP), Math.round(rows * stepY - GAP)];
    return {
      name,
      path: roundedBox(left, top, wide, high),
      x: Math.round(left + wide / 2),
      y: Math.round(top + high / 2),
    };
  });
  return { width, height, districts };
}

function roundedBox(left: number, top: number, wide: number, high: number): string {
  const corner = (x: number, y: number): string => `a${ROUNDING} ${ROUNDING} 0 0 1 ${x} ${y}`;
  const [across, down] = [wide - 2 * ROUNDING, high - 2 * ROUNDING];
  return `M${left + ROUNDING} ${top}h${across}${corner(ROUNDING, ROUNDING)}v${down}${corner(-ROUNDING, ROUNDING)}h${-across}${corner(-ROUNDING, -ROUNDING)}v${-down}${corner(ROUNDING, -ROUNDING)}Z`;
}
