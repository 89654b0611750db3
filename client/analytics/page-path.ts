/* A person who has one of these URLs may act: the lists and decisions by the path, the links of mails by the query or the fragment. */
const SECRET = /(\/(shared|decision)\/|[?&#](confirm|leave|token)=).+/i;

/** A URL or path that is safe for analytics: without what follows the first mark of a secret. */
export const pagePath = (address: string): string => address.replace(SECRET, '$1:token');
