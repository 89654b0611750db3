/** For refetching after a change: a pending response to an earlier call may be outdated. */
export const ALWAYS_FETCHED = { queryDeduplication: false } as const;
