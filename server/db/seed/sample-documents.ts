import sharp from 'sharp';
import type { Config } from '../../config.js';
import { documentFiles } from '../../features/verification/documents/document-store.js';
import type { DocumentSide } from '../../features/verification/verification.enums.js';
import type { FilesPort } from '../../ports/files.js';

/** A made-up document of the demo. */
export interface SampleDocument {
  readonly storageKey: string;
  readonly side: DocumentSide;
  readonly bytes: Buffer;
}

const WIDTH = 1200;
const HEIGHT = 760;
/** The watermark of every sample, as strokes on a grid of 4 by 6: it must show on machines without fonts too. */
const MUESTRA = [
  'M0 6V0L2 3L4 0V6',
  'M0 0V5L1 6H3L4 5V0',
  'M4 0H0V6H4M0 3H3',
  'M4 .5L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5.5',
  'M0 0H4M2 0V6',
  'M0 6V0H3L4 1V2L3 3H0M2 3L4 6',
  'M0 6L2 0L4 6M1 4H3',
];

/** A document that nobody could mistake for a real one, stored like uploads: WebP. */
export async function renderSample(side: DocumentSide, storageKey: string): Promise<SampleDocument> {
  const bytes = await sharp(Buffer.from(svg(side)))
    .webp({ quality: 82 })
    .toBuffer();
  return { storageKey, side, bytes };
}

/** Stores samples like uploads, encrypted. */
export async function storeSamples(
  files: FilesPort,
  config: Config,
  samples: readonly SampleDocument[],
): Promise<void> {
  for (const { storageKey, bytes } of samples) await documentFiles.write({ config, files }, storageKey, bytes);
}

function svg(side: DocumentSide): string {
  const word = MUESTRA.map((path, index) => `<path d="${path}" transform="translate(${index * 6} 0)"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#d8d2c8"/>
    ${side === 'proof' ? sheet() : card(side === 'front')}
    <g transform="translate(170 560) rotate(-24) scale(21)" fill="none" stroke="#b4471f" stroke-opacity="0.6" stroke-width="0.7" stroke-linecap="round" stroke-linejoin="round">${word}</g>
  </svg>`;
}

function card(isFront: boolean): string {
  const lines = [210, 280, 350, 420, 490]
    .map((y, index) => `<rect x="470" y="${y}" width="${480 - index * 50}" height="26" rx="6" fill="#7b8a76"/>`)
    .join('');
  const face =
    '<rect x="120" y="200" width="280" height="360" rx="18" fill="#b9c4b4"/><circle cx="260" cy="330" r="72" fill="#8c9a87"/><path d="M140 560c8-104 70-132 120-132s112 28 120 132z" fill="#8c9a87"/>';
  const code = [470, 530, 590]
    .map((y) => `<rect x="120" y="${y}" width="960" height="30" rx="4" fill="#7b8a76"/>`)
    .join('');
  const chip =
    '<rect x="120" y="190" width="170" height="130" rx="18" fill="#c9a86a"/><rect x="340" y="200" width="620" height="26" rx="6" fill="#7b8a76"/><rect x="340" y="256" width="500" height="26" rx="6" fill="#7b8a76"/>';
  return `<rect x="60" y="60" width="1080" height="640" rx="44" fill="#eef2ea" stroke="#9aa894" stroke-width="4"/><rect x="60" y="90" width="1080" height="64" fill="#5f7358"/>${isFront ? face + lines : chip + code}`;
}

function sheet(): string {
  const lines = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="360" y="${170 + index * 56}" width="${index % 3 === 2 ? 260 : 480}" height="20" rx="5" fill="#a39a8d"/>`,
  ).join('');
  return `<rect x="290" y="30" width="620" height="700" fill="#fdfbf7" stroke="#b8b0a4" stroke-width="3"/><rect x="360" y="90" width="300" height="36" rx="6" fill="#5f7358"/>${lines}`;
}
