/** A path that is safe to log: without its query, and without the token at the end that opens a shared list, calendar or decision. */
export function loggedPath(url: string): string {
  return (url.split('?')[0] ?? '').replace(/^(\/favorites\/shared\/|\/ical\/|\/decision\/).+/i, '$1:token');
}
