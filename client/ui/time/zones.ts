/** The time zones of Spain: of the peninsula, and of the Canary Islands. */
export const MAINLAND_ZONE = 'Europe/Madrid';
export const CANARY_ZONE = 'Atlantic/Canary';
