const MAX_LENGTH = 2000;
const ANY_ORIGIN = 'http://site.invalid';
/** Browsers parse a backslash as a slash and skip control characters. */
const CONTROL_OR_BACKSLASH = /[\\\p{Cc}]/u;

/**
 * A path of this site to redirect to, or null: never another origin. The server has the same rule in
 * `server/features/accounts/sign-up/safe-next.ts`; one corpus tests both.
 */
export function safeNext(next: string | null): string | null {
  if (
    !next?.startsWith('/') ||
    next.length > MAX_LENGTH ||
    CONTROL_OR_BACKSLASH.test(next) ||
    !URL.canParse(next, ANY_ORIGIN)
  )
    return null;
  const { origin, pathname, search, hash } = new URL(next, ANY_ORIGIN);
  // Only the parsed path counts: "/..//evil.example" becomes "//evil.example", which is another host.
  return origin === ANY_ORIGIN && isPlainPath(pathname) ? `${pathname}${search}${hash}` : null;
}

/** No empty segment, backslash or control character, however often it is percent-encoded. */
function isPlainPath(path: string): boolean {
  if (path.includes('//') || CONTROL_OR_BACKSLASH.test(path)) return false;
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path || isPlainPath(decoded);
  } catch {
    return false;
  }
}
