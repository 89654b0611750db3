import { ConsentProblem } from './consent.types.js';
import { findApp } from './find-app.js';
const MAX_STATE_LENGTH = 1000;
/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;
const PRINTABLE = /^[\x20-\x7e]*$/;
/** The name by which this server goes in OAuth: its address. */
export const issuerOf = ({ publicUrl }) => new URL(publicUrl).origin;
/** Checks what an app asks for. Before the app and its address are known nothing is sent anywhere. */
export async function readConsentRequest(ctx, input) {
    const app = await findApp(ctx, input.clientId ?? '');
    if (!app)
        return { app, problem: ConsentProblem.APP_UNKNOWN };
    const redirectUri = input.redirectUri ?? '';
    if (!app.redirectUris.includes(redirectUri))
        return { app, problem: ConsentProblem.REDIRECT_UNKNOWN };
    const state = input.state || null;
    const scopes = [...new Set((input.scope ?? '').split(' ').filter((scope) => scope !== ''))];
    const error = errorOf(input, scopes, app);
    if (error) {
        const isStateFit = state === null || isFitState(state);
        return { app, redirectTo: answerUri(ctx.config, redirectUri, { ...error, state: isStateFit ? state : null }) };
    }
    return {
        fit: { app, redirectUri, scopes: scopes, state, codeChallenge: input.codeChallenge ?? '' },
    };
}
function errorOf(input, scopes, app) {
    const invalid = (error_description) => ({ error: 'invalid_request', error_description });
    if (!input.responseType)
        return invalid('Missing parameter: `response_type`');
    if (input.responseType !== 'code')
        return { error: 'unsupported_response_type', error_description: '`response_type` is always `code`' };
    if (input.state && !isFitState(input.state))
        return invalid('Invalid parameter: `state`');
    if (input.codeChallengeMethod !== 'S256')
        return invalid('`code_challenge_method` is always `S256`');
    if (!CHALLENGE.test(input.codeChallenge ?? ''))
        return invalid('Invalid parameter: `code_challenge`');
    if (scopes.length === 0 || scopes.some((scope) => !app.scopes.includes(scope)))
        return { error: 'invalid_scope', error_description: `\`scope\` is one or more of: ${app.scopes.join(' ')}` };
    return null;
}
const isFitState = (state) => state.length <= MAX_STATE_LENGTH && PRINTABLE.test(state);
/** An answer to the address of an app; it names this server, so that the app cannot take it for another's (RFC 9207). */
export function answerUri(config, redirectUri, params) {
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries({ ...params, iss: issuerOf(config) }))
        if (value !== null)
            url.searchParams.set(name, value);
    return url.href;
}
//# sourceMappingURL=read-request.js.map