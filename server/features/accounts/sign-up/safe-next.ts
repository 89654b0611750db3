const MAX_LENGTH = 500;
const ANY_ORIGIN = 'http://site.invalid';

/** A path of this site that a link may lead on to, or null: whatever could leave the site is dropped. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || next.length > MAX_LENGTH || !/^\/(?![/\\])/.test(next)) return null;
  // Browsers read a backslash as a slash and skip control characters.
  if (/[\\\p{Cc}]/u.test(next)) return null;
  const url = URL.parse(next, ANY_ORIGIN);
  return url?.origin === ANY_ORIGIN ? `${url.pathname}${url.search}${url.hash}` : null;
}
