/** A quarter of an illustrated city: its outline, and its density from 0 to 3. */
export interface Quarter {
  path: string;
  level: 0 | 1 | 2 | 3;
}

interface Point {
  x: number;
  y: number;
}

const SIDE = 34;
const JITTER = SIDE * 0.42;
/** Even the densest city has sparse quarters at its edge. */
const FULLEST = 0.55;

/* A number between 0 and 1 that is always the same for the same string (FNV-1a). */
function chance(...words: (string | number)[]): number {
  let hash = 2166136261;
  for (const letter of words.join('|')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The quarters of a schematic city: a honeycomb distorted by its name; a greater share (0…1) fills more of them. */
export function cityMesh(name: string, share: number, width: number, height: number): Quarter[] {
  const shake = ({ x, y }: Point): Point => ({
    x: x + (chance(name, 'x', Math.round(x), Math.round(y)) - 0.5) * 2 * JITTER,
    y: y + (chance(name, 'y', Math.round(x), Math.round(y)) - 0.5) * 2 * JITTER,
  });
  const heart = { x: width * (0.4 + 0.3 * chance(name, 'heart x')), y: height * (0.3 + 0.3 * chance(name, 'heart y')) };
  const cells = centresOf(width, height).map((centre) => ({
    path: `M${cornersOf(centre)
      .map(shake)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}Z`,
    // Density decreases with the distance from the centre, with some randomness.
    rank:
      Math.hypot(centre.x - heart.x, centre.y - heart.y) +
      SIDE * 1.6 * chance(name, centre.x.toFixed(), centre.y.toFixed()),
  }));
  const filled = Math.round(cells.length * FULLEST * Math.min(1, share));
  return cells.toSorted((a, b) => a.rank - b.rank).map(({ path }, index) => ({ path, level: levelOf(index, filled) }));
}

function levelOf(index: number, filled: number): Quarter['level'] {
  if (index >= filled) return 0;
  if (index < filled * 0.25) return 3;
  return index < filled * 0.6 ? 2 : 1;
}

function centresOf(width: number, height: number): Point[] {
  const stepX = SIDE * Math.sqrt(3);
  const stepY = SIDE * 1.5;
  const centres: Point[] = [];
  for (let row = -1; row * stepY < height + SIDE; row++)
    for (let x = row % 2 === 0 ? 0 : stepX / 2; x < width + stepX; x += stepX) centres.push({ x, y: row * stepY });
  return centres;
}

function cornersOf({ x, y }: Point): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index + Math.PI / 6;
    return { x: x + SIDE * Math.cos(angle), y: y + SIDE * Math.sin(angle) };
  });
}
