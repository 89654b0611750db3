import { shareTokens } from '../../../core/share-token.js';
/** Addresses of shared calendars. */
export const { tokenOf: calendarTokenOf, idOf: calendarShareIdOf } = shareTokens('calendar-share');
//# sourceMappingURL=share-token.js.map