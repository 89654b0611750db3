import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { lengthOf } from '../../../core/values/text.js';
import { PartnerAppKind } from './partner-app.entity.js';

export const APP_BOUNDS = { name: 60, website: 200, redirectUris: 10, redirectUri: 500, apps: 10 } as const;

/** The scopes that an app may request. Not webhooks: they would continue after the consent has ended. */
export const APP_SCOPES: ReadonlySet<ApiScope> = new Set(
  Object.values(ApiScope).filter((scope) => scope !== ApiScope.WEBHOOKS),
);

export interface AppSettings {
  readonly name: string;
  readonly website: string;
  readonly kind: PartnerAppKind;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly ApiScope[];
}

/** The problems of an app. */
export function appProblems({ name, website, kind, redirectUris, scopes }: AppSettings): FieldError[] {
  const problems: FieldError[] = [];
  if (name === '') problems.push({ path: 'name', code: FieldProblemCode.REQUIRED });
  else if (lengthOf(name) > APP_BOUNDS.name)
    problems.push({ path: 'name', code: FieldProblemCode.TOO_LONG, params: { max: APP_BOUNDS.name } });
  if (!isWebsite(website)) problems.push({ path: 'website', code: FieldProblemCode.VALUE_INVALID });
  if (redirectUris.length === 0) problems.push({ path: 'redirectUris', code: FieldProblemCode.REQUIRED });
  else if (redirectUris.length > APP_BOUNDS.redirectUris)
    problems.push({
      path: 'redirectUris',
      code: FieldProblemCode.FILTER_OUT_OF_RANGE,
      params: { min: 1, max: APP_BOUNDS.redirectUris },
    });
  redirectUris.forEach((uri, index) => {
    if (!isRedirectUri(uri, kind))
      problems.push({ path: `redirectUris.${index}`, code: FieldProblemCode.REDIRECT_URI_INVALID });
  });
  if (scopes.length === 0) problems.push({ path: 'scopes', code: FieldProblemCode.REQUIRED });
  else if (scopes.some((scope) => !APP_SCOPES.has(scope)))
    problems.push({ path: 'scopes', code: FieldProblemCode.VALUE_INVALID });
  return problems;
}

function isWebsite(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.') && text.length <= APP_BOUNDS.website
  );
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Custom schemes need a dot, like a reversed domain of the owner (RFC 8252, 7.1). */
const OWN_SCHEME = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;

function isRedirectUri(text: string, kind: PartnerAppKind): boolean {
  if (text.length > APP_BOUNDS.redirectUri || !/^[\x21-\x7e]+$/.test(text) || text.includes('#')) return false;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  if (url.protocol === 'http:') return LOOPBACK.has(url.hostname);
  return kind === PartnerAppKind.PUBLIC && OWN_SCHEME.test(url.protocol);
}
