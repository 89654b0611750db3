import type { Square } from './upload-avatar';
import { avatarBounds } from '../../../../generated/bounds';

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** The minimum side of a picture for the server, in pixels. */
const MIN_SIDE = avatarBounds.minSide;
const MOST_ZOOM = 4;

/** Maximum zoom before the square has too few pixels. */
export const maxZoomOf = ({ width, height }: Size): number =>
  Math.min(MOST_ZOOM, Math.max(1, Math.min(width, height) / MIN_SIDE));

/** The offset closest to the requested one that leaves no gap inside the frame. */
export function withinFrame(wanted: Point, shown: Size, frame: Size, zoom: number): Point {
  const most = {
    x: Math.max(0, (shown.width * zoom - frame.width) / 2),
    y: Math.max(0, (shown.height * zoom - frame.height) / 2),
  };
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { x: clamp(wanted.x, most.x), y: clamp(wanted.y, most.y) };
}

/** Whole pixels inside the picture, whatever was rounded before. */
export function squareOf(area: Point & Size, natural: Size): Square {
  const size = Math.min(Math.round(Math.min(area.width, area.height)), natural.width, natural.height);
  const inside = (value: number, length: number) => Math.min(Math.max(0, Math.round(value)), length - size);
  return { x: inside(area.x, natural.width), y: inside(area.y, natural.height), size };
}
