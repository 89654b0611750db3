import { open } from 'node:fs/promises';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Maximum of chunks before a PNG's pixels; real ones have a few dozen at most. */
const MAX_PNG_CHUNKS = 1000;

/** The format by the first bytes of a file. Only these four signatures reach a decoder: SVG, PDF and GIF must not. */
export async function pictureFormat(file: string): Promise<PictureFormat | null> {
  const ascii = await reading(file, async (read) => (await read(0, 32)).toString('latin1'));
  if (ascii.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (ascii.startsWith('RIFF') && ascii.startsWith('WEBP', 8)) return 'webp';
  return ascii.startsWith('ftyp', 4) && /^(?:avif|mif1|miaf)/.test(ascii.slice(8)) && ascii.includes('avif')
    ? 'avif'
    : null;
}

/** An animated PNG has a chunk before its pixels that says so; decoders that show only the first picture do not report it. */
export function isAnimatedPng(file: string): Promise<boolean> {
  return reading(file, async (read) => {
    for (let at = 8, chunks = 0; chunks < MAX_PNG_CHUNKS; chunks++) {
      const head = await read(at, 8);
      if (head.length < 8) return false;
      const name = head.toString('latin1', 4);
      if (name === 'acTL') return true;
      if (name === 'IDAT' || name === 'IEND') return false;
      at += head.readUInt32BE(0) + 12;
    }
    // Later chunks are not read: the file counts as unsupported.
    return true;
  });
}

type Read = (at: number, length: number) => Promise<Buffer>;

async function reading<T>(name: string, work: (read: Read) => Promise<T>): Promise<T> {
  const file = await open(name);
  try {
    return await work(async (at, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    await file.close();
  }
}
