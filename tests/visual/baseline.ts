import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fromProjectRoot } from '../../server/core/paths.js';

/** V-03. */
const MOST_DIFFERENT = 0.001;
/** By how much a channel must differ (of 255) for an eye to see it; letters' smooth edges stay below. */
const SEEN = 24;

const FOLDER = fromProjectRoot('tests', 'visual', 'baseline');
const DIFFERENCES = fromProjectRoot('test-results', 'visual');
const MANIFEST = path.join(FOLDER, 'manifest.json');

interface Manifest {
  readonly chromium: string;
}

interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The Chromium that took the kept pictures; another one renders letters a little differently. */
export function baselineChromium(): string | null {
  return existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest).chromium : null;
}

/** Deletes the stored pictures, to take all of them again. */
export function beginBaseline(chromium: string): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(MANIFEST, `${JSON.stringify({ chromium } satisfies Manifest, null, 2)}\n`);
}

/** Deletes the differences of the previous run. */
export function beginComparison(): void {
  rmSync(DIFFERENCES, { recursive: true, force: true });
}

export async function saveScreenshot(name: string, shot: Buffer): Promise<void> {
  writeFileSync(path.join(FOLDER, `${name}.webp`), await packed(shot));
}

/** What is wrong with a picture beside the kept one, or null; both have gone through the same packing, so only visible changes differ. The difference is left as a picture: kept, new, and in red where. */
export async function differenceOf(name: string, shot: Buffer): Promise<string | null> {
  const file = path.join(FOLDER, `${name}.webp`);
  if (!existsSync(file)) return `${name}: no picture is kept; npm run visual -- --update takes it`;
  const [kept, taken] = await Promise.all([pixels(readFileSync(file)), pixels(await packed(shot))]);
  const marked = mark(kept, taken);
  if (marked.share <= MOST_DIFFERENT) return null;
  const left = await writeDifference(name, kept, taken, marked.picture);
  return `${name}: ${(marked.share * 100).toFixed(2)} % of the pixels differ, see ${path.relative(fromProjectRoot(), left)}`;
}

const packed = (shot: Buffer): Promise<Buffer> =>
  sharp(shot).webp({ quality: 75, effort: 4, smartSubsample: true }).toBuffer();

async function pixels(image: Buffer): Promise<Picture> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/* Pages of another height differ in all that one of them lacks. */
function mark(kept: Picture, taken: Picture): { share: number; picture: Picture } {
  const [width, height] = [Math.max(kept.width, taken.width), Math.max(kept.height, taken.height)];
  const data = Buffer.alloc(width * height * 3, 255);
  let different = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      if (isSame(kept, taken, x, y)) {
        const paled = 191 + (taken.data[(y * taken.width + x) * 3 + 1] ?? 0) / 4;
        data.fill(paled, at, at + 3);
      } else {
        data.set([220, 0, 0], at);
        different += 1;
      }
    }
  }
  return { share: different / (width * height), picture: { data, width, height } };
}

function isSame(a: Picture, b: Picture, x: number, y: number): boolean {
  if (x >= a.width || x >= b.width || y >= a.height || y >= b.height) return false;
  const [inA, inB] = [(y * a.width + x) * 3, (y * b.width + x) * 3];
  return [0, 1, 2].every((channel) => Math.abs((a.data[inA + channel] ?? 0) - (b.data[inB + channel] ?? 0)) <= SEEN);
}

async function writeDifference(name: string, ...pictures: Picture[]): Promise<string> {
  mkdirSync(DIFFERENCES, { recursive: true });
  const file = path.join(DIFFERENCES, `${name}.webp`);
  const height = Math.max(...pictures.map((picture) => picture.height));
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  let left = 0;
  const layers = pictures.map(({ data, width: own, height: tall }) => {
    const layer = { input: data, raw: { width: own, height: tall, channels: 3 as const }, left, top: 0 };
    left += own;
    return layer;
  });
  await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(layers)
    .webp({ quality: 80 })
    .toFile(file);
  return file;
}
