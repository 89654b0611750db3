/** Target of the stars in the title. */
export const REVIEWS_ID = 'resenas';
