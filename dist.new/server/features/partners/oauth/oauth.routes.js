import express from 'express';
import { clientNetwork } from '../../../core/rate-limits/client-network.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { APP_SCOPES } from '../apps/app-input.js';
import { exchange, revoke } from './exchange.js';
import { issuerOf } from './read-request.js';
const readForm = express.urlencoded({ extended: false, limit: '16kb' });
const METADATA = '/.well-known/oauth-authorization-server';
/** The addresses of the authorization server that programs call; the consent page is one of the client's. */
export function mountOAuth(app, deps) {
    app.all([METADATA, '/oauth/token', '/oauth/revoke'], anyOrigin);
    app.get(METADATA, (_req, res) => {
        res.setHeader('Cache-Control', 'public, max-age=3600');
        res.json(metadataOf(deps.services.config));
    });
    app.post('/oauth/token', readForm, (req, res) => answer(deps, exchange, req, res));
    app.post('/oauth/revoke', readForm, (req, res) => answer(deps, revoke, req, res));
}
/** Apps in browsers call from their own pages. Nothing here knows a cookie, so there is nothing to misuse. */
const anyOrigin = (req, res, next) => {
    res.setHeader('Access-Control-Allow-Origin', '*');
    if (req.method !== 'OPTIONS')
        return next();
    res.set({
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
        'Access-Control-Max-Age': '86400',
    });
    res.status(204).end();
};
/** RFC 8414. */
function metadataOf(config) {
    const issuer = issuerOf(config);
    const methods = ['none', 'client_secret_basic', 'client_secret_post'];
    return {
        issuer,
        authorization_endpoint: `${issuer}/oauth/authorize`,
        token_endpoint: `${issuer}/oauth/token`,
        revocation_endpoint: `${issuer}/oauth/revoke`,
        scopes_supported: [...APP_SCOPES],
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: methods,
        revocation_endpoint_auth_methods_supported: methods,
        authorization_response_iss_parameter_supported: true,
        service_documentation: `${issuer}/developers`,
    };
}
async function answer(deps, act, req, res) {
    const ctx = deps.serviceContext();
    await consume(ctx, 'oauth-ip', clientNetwork(req.ip ?? ''));
    const fields = fieldsOf(req.body);
    const { status, headers, body } = fields
        ? await act(ctx, { headers: textHeaders(req), fields })
        : { status: 400, headers: {}, body: { error: 'invalid_request', error_description: 'A parameter stands twice.' } };
    res.status(status).set(headers).json(body);
}
/** A form without repeated fields (RFC 6749, 3.2); null for another. */
function fieldsOf(body) {
    const fields = Object.entries((body ?? {}));
    return fields.every(([, value]) => typeof value === 'string') ? Object.fromEntries(fields) : null;
}
const textHeaders = ({ headers }) => Object.fromEntries(Object.entries(headers).filter((one) => typeof one[1] === 'string'));
//# sourceMappingURL=oauth.routes.js.map