/** File types of the file dialog. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
