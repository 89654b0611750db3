import { signedIn } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { verifyFileToken } from '../../../core/files/file-token.js';
import { findSessionViewer } from './authenticate.js';
/** The context of who opens a file: by the token in its URL, or by the access token. A token that opens nothing answers as if there were no file. */
export async function fileContext(deps, file, req, res) {
    const ctx = await deps.makeContext(req, res);
    const { token } = req.query;
    if (typeof token !== 'string')
        return signedIn(ctx);
    const sessionId = verifyFileToken(ctx.config, file, token, ctx.clock.now());
    const viewer = sessionId === null ? null : await findSessionViewer(deps.serviceContext(), sessionId);
    if (!viewer)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return { ...ctx, viewer };
}
//# sourceMappingURL=file-viewer.js.map