import { shareTokens } from '../../../core/share-token.js';

/** Tokens of shared calendars. */
export const { tokenOf: calendarTokenOf, idOf: calendarShareIdOf } = shareTokens('calendar-share');
