import type { ConsentRequestInput } from '../../../generated/graphql';

/** The authorisation request in the URL of the page (RFC 6749, 4.1.1). */
export const consentInput = (params: URLSearchParams): ConsentRequestInput => ({
  clientId: params.get('client_id'),
  redirectUri: params.get('redirect_uri'),
  responseType: params.get('response_type'),
  scope: params.get('scope'),
  state: params.get('state'),
  codeChallenge: params.get('code_challenge'),
  codeChallengeMethod: params.get('code_challenge_method'),
});

/** "lu···@correo.es" of "lucia@correo.es", and "y···@correo.es" of "yo@correo.es", as in mails: enough for users to recognise their own. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, name.length > 2 ? 2 : 1)}···@${domain}`;
}
