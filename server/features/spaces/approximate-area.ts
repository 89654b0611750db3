import { createHmac } from 'node:crypto';
import { deriveKey } from '../../core/crypto.js';
import { METRES_PER_DEGREE } from '../../core/values/mercator.js';

const MIN_OFFSET_M = 150;
const MAX_OFFSET_M = 300;
const RANDOM_STEPS = 0x1_0000_0000;

/** Radius in metres of the circle shown instead of the address. */
export const AREA_RADIUS_M = 300;

/**
 * The centre of the circle shown instead of the address, 150–300 m off. Direction and distance derive from the space and a secret: nobody
 * can compute them, and they do not change when the pin is set again, so that averaging does not reveal the address.
 */
export function approximateCentre(
  secret: string,
  spaceId: string,
  lat: number,
  lng: number,
): { lat: number; lng: number } {
  const random = createHmac('sha256', deriveKey(secret, 'approximate-area')).update(spaceId).digest();
  const angle = (random.readUInt32BE(0) / RANDOM_STEPS) * 2 * Math.PI;
  const distance = MIN_OFFSET_M + (random.readUInt32BE(4) / RANDOM_STEPS) * (MAX_OFFSET_M - MIN_OFFSET_M);
  const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return {
    lat: lat + (distance * Math.sin(angle)) / METRES_PER_DEGREE,
    lng: lng + (distance * Math.cos(angle)) / metresPerDegreeEast,
  };
}
