import { httpCookies } from './core/cookies.js';
import { DomainError, ErrorCode } from './core/errors/errors.js';
import { clientInfo } from './core/rate-limits/client-network.js';
import { requestContext, serviceContext } from './core/request-context.js';
import { localeFromHeader } from './core/values/locale.js';
import { authenticate } from './features/accounts/sessions/authenticate.js';
import { looksLikeKey } from './features/partners/keys/key-text.rules.js';
import { requestIdOf } from './transport/http-errors.js';
/** The context of one HTTP call, its viewer read from the Bearer token: of a session, or of a program where those work. */
export async function httpContext(services, req, res, ofProgram) {
    const token = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1];
    const ctx = serviceContext(services);
    const key = token && looksLikeKey(token) ? await ofProgram?.(ctx, token, req.ip ?? '') : null;
    const viewer = key?.viewer ?? (token ? ((await authenticate(ctx, token))?.viewer ?? null) : null);
    if (viewer?.isReadOnly && isWriting(req))
        throw new DomainError(ErrorCode.VIEW_READ_ONLY);
    return requestContext(services, {
        viewer,
        apiKey: key?.apiKey ?? null,
        hasInvalidToken: token !== undefined && viewer === null,
        locale: localeFromHeader(req.headers['accept-language']),
        client: clientInfo(req.ip ?? '', req.headers['user-agent'], 'http'),
        cookies: httpCookies(req, res),
        requestId: requestIdOf(res),
    });
}
/** GraphQL says for itself whether it reads. */
const isWriting = (req) => !['GET', 'HEAD'].includes(req.method) && req.baseUrl !== '/graphql';
//# sourceMappingURL=http-context.js.map