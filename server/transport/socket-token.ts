/** The token as our pages send it, or in the header that tools send. */
export function tokenOf({
  accessToken,
  authorization,
  Authorization = authorization,
}: Readonly<Record<string, unknown>>): string {
  if (typeof accessToken === 'string') return accessToken;
  return typeof Authorization === 'string' ? Authorization.replace(/^Bearer +/i, '') : '';
}
