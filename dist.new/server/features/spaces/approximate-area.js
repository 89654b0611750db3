import { createHmac } from 'node:crypto';
import { deriveKey } from '../../core/crypto.js';
import { METRES_PER_DEGREE } from '../../core/values/mercator.js';
const MIN_OFFSET_M = 150;
const MAX_OFFSET_M = 300;
const RANDOM_STEPS = 0x1_0000_0000;
/** Metres of the circle shown instead of the address. */
export const AREA_RADIUS_M = 300;
/**
 * The centre of the circle shown instead of the address, 150–300 m off. Direction and distance hang on the space and a secret:
 * nobody can work them out, and however often the pin is set anew they stay, so that no average gives the address away.
 */
export function approximateCentre(secret, spaceId, lat, lng) {
    const random = createHmac('sha256', deriveKey(secret, 'approximate-area')).update(spaceId).digest();
    const angle = (random.readUInt32BE(0) / RANDOM_STEPS) * 2 * Math.PI;
    const distance = MIN_OFFSET_M + (random.readUInt32BE(4) / RANDOM_STEPS) * (MAX_OFFSET_M - MIN_OFFSET_M);
    const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
    return {
        lat: lat + (distance * Math.sin(angle)) / METRES_PER_DEGREE,
        lng: lng + (distance * Math.cos(angle)) / metresPerDegreeEast,
    };
}
//# sourceMappingURL=approximate-area.js.map