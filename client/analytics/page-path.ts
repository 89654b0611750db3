/** An address for analytics: without the token that opens a shared list. */
export const pagePath = (pathname: string): string => pathname.replace(/^(\/favorites\/shared\/).+/, '$1:token');
