/** Where the stars at the title lead. */
export const REVIEWS_ID = 'resenas';
