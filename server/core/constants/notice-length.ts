/** Bounds, in characters, of what people write to the staff: questions, requests and reports. */
export const NOTICE_LENGTH = { min: 20, max: 3000 } as const;
