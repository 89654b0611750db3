import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { sendStored } from '../../../core/files/send-stored.js';
import { setPrivateFileHeaders } from '../../../core/files/serve-file.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { findDataExport } from './data-exports.js';
import { isDownloadToken } from './download-token.js';
import { canBeFetched } from './open-export.js';
/** `GET /files/exports/:id`: an export for its owner, by access token or by a URL that is valid for some minutes. */
export function mountExports(app, deps) {
    app.get('/files/exports/:id', async (req, res) => {
        res.setHeader('Cache-Control', 'no-store');
        const row = await findDataExport(deps.serviceContext(), fromGlobalId('DataExport', String(req.params.id)));
        // The same answer for other people's exports, so that nobody learns that they exist.
        if (!row || !(await mayFetch(deps, row, req, res)) || !canBeFetched(row, deps.services.clock.now()))
            throw new DomainError(ErrorCode.NOT_FOUND);
        await send(deps, row, req, res);
    });
}
async function mayFetch(deps, row, req, res) {
    const { token } = req.query;
    if (typeof token === 'string')
        return isDownloadToken(deps.services.config, row.id, token, deps.services.clock.now());
    const { viewer } = await deps.makeContext(req, res);
    if (!viewer)
        throw new DomainError(ErrorCode.UNAUTHENTICATED);
    return viewer.id === row.userId;
}
async function send({ services }, row, req, res) {
    if (row.fileKey === null || row.bytes === null)
        throw new DomainError(ErrorCode.NOT_FOUND);
    const day = localDateOf(row.readyAt ?? row.createdAt);
    setPrivateFileHeaders(res, { type: 'application/zip', disposition: `attachment; filename="hueco-${day}.zip"` });
    const { log, ports } = services;
    await sendStored(req, res, { files: ports.files, log }, { key: row.fileKey, bytes: row.bytes });
}
//# sourceMappingURL=export.routes.js.map