import sharp, { type Metadata, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { isAnimatedPng, pictureFormat, type PictureFormat } from './picture-format.js';
import { Semaphore } from '../jobs/semaphore.js';

// Pictures come from strangers: the bytes decide the format, never a name or a header, and only pixels are kept.

export const MAX_IMAGE_BYTES = 12 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MAX_STORED_SIDE = 2560;
const THUMB_SIDE = 100;

sharp.cache(false);
sharp.concurrency(1);
/** A decoded picture takes up to 160 MB, so two at once for the whole process. */
const decoding = new Semaphore(2);

/** A picture re-encoded from its pixels. */
export interface CleanImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Shown while a picture loads. */
export interface ImagePlaceholder {
  /** Base64. */
  readonly thumbhash: string;
  /** `#rrggbb` */
  readonly color: string;
}

/** Requirements of a picture for one use. */
export interface PictureRules {
  readonly formats: readonly PictureFormat[];
  /** Pixels, in either orientation. */
  readonly minLongSide: number;
  readonly minShortSide: number;
}

const PHOTO_RULES: PictureRules = { formats: ['jpeg', 'png', 'webp', 'avif'], minLongSide: 1024, minShortSide: 768 };

/** Validates a picture by its header and returns a clean WebP of at most 2560 pixels a side. */
export async function cleanImage(file: string, rules: PictureRules = PHOTO_RULES): Promise<CleanImage> {
  await inspect(file, rules);
  return decoding.run(async () => {
    try {
      const { data, info } = await open(file)
        .autoOrient()
        .resize(MAX_STORED_SIDE, MAX_STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      throw new DomainError(ErrorCode.UPLOAD_UNREADABLE);
    }
  });
}

/** Validates a picture and returns its centre as a clean WebP of exactly this size. */
export async function cleanCrop(
  file: string,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  await inspect(file, PHOTO_RULES);
  return decoding.run(async () => {
    try {
      return await open(file)
        .autoOrient()
        .resize({ ...size, fit: 'cover' })
        .flatten({ background: 'white' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      throw new DomainError(ErrorCode.UPLOAD_UNREADABLE);
    }
  });
}

/** A picture of our own at a smaller width, in both formats. */
export function smallerImages(bytes: Buffer, width: number): Promise<{ avif: Buffer; webp: Buffer }> {
  return decoding.run(async () => {
    const { data, info } = await sharp(bytes).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const pixels = (): Sharp =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return {
      avif: await pixels().avif({ quality: 52, effort: 2 }).toBuffer(),
      webp: await pixels().webp({ quality: 78 }).toBuffer(),
    };
  });
}

/** A square of a picture, in pixels after applying the EXIF orientation. */
export interface SquareCrop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Validates a picture and returns a square of it as clean WebPs of the given sides, the largest last; the centre by default. */
export async function cleanSquares(
  file: string,
  rules: PictureRules,
  crop: SquareCrop | null,
  sides: readonly number[],
): Promise<Buffer[]> {
  const { width, height } = (await inspect(file, rules)).autoOrient;
  const { x, y, size } = crop ?? middleSquare(width, height);
  if (x + size > width || y + size > height) throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'crop' });
  return decoding.run(async () => {
    const largest = sides.at(-1) ?? size;
    const square = open(file)
      .autoOrient()
      .extract({ left: x, top: y, width: size, height: size })
      .resize(largest, largest);
    const { data, info } = await square
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new DomainError(ErrorCode.UPLOAD_UNREADABLE);
      });
    const pixels = (): Sharp =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return Promise.all(sides.map((side) => pixels().resize(side, side).webp({ quality: 82 }).toBuffer()));
  });
}

function middleSquare(width: number, height: number): SquareCrop {
  const size = Math.min(width, height);
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
}

/** The placeholder of a picture of our own. */
export function placeholderOf(bytes: Buffer): Promise<ImagePlaceholder> {
  return decoding.run(async () => {
    const small = sharp(bytes).resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside' }).ensureAlpha();
    const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).stats();
    const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
    return {
      thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
      color: `#${hex}`,
    };
  });
}

async function inspect(file: string, { formats, minLongSide, minShortSide }: PictureRules): Promise<Metadata> {
  const format = await pictureFormat(file);
  if (!format || !formats.includes(format)) throw new DomainError(ErrorCode.UPLOAD_TYPE_UNSUPPORTED);
  let header: Metadata;
  try {
    // Reads the header only; sharp's own limit is off so that its error does not hide which check failed.
    header = await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    throw new DomainError(ErrorCode.UPLOAD_UNREADABLE);
  }
  const decoded = header.format === 'heif' && header.compression === 'av1' ? 'avif' : header.format;
  const isAnimated = (header.pages ?? 1) > 1 || (format === 'png' && (await isAnimatedPng(file)));
  if (decoded !== format || isAnimated) throw new DomainError(ErrorCode.UPLOAD_TYPE_UNSUPPORTED);
  const [short, long] = [header.width, header.height].sort((a, b) => a - b) as [number, number];
  if (short * long > MAX_PIXELS)
    throw new DomainError(ErrorCode.UPLOAD_TOO_MANY_PIXELS, {
      width: header.width,
      height: header.height,
      max: MAX_PIXELS,
    });
  if (long < minLongSide || short < minShortSide) {
    throw new DomainError(ErrorCode.UPLOAD_TOO_SMALL, {
      width: header.width,
      height: header.height,
      minWidth: minLongSide,
      minHeight: minShortSide,
    });
  }
  return header;
}

function open(file: string): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
}
