import { localDateOf } from './values/time-zone.js';
export const systemClock = {
    now: () => new Date(),
    today: (timeZone) => localDateOf(new Date(), timeZone),
};
//# sourceMappingURL=clock.js.map