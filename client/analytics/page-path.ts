/** A path that is safe for analytics: without the token of a shared list. */
export const pagePath = (pathname: string): string => pathname.replace(/^(\/favorites\/shared\/).+/, '$1:token');
