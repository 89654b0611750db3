/** An address as others may hear of it: without the end that opens somebody's shared list. */
export const pagePath = (pathname: string): string => pathname.replace(/^(\/favorites\/shared\/).+/, '$1:token');
