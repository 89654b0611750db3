/** What the file dialog offers. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
