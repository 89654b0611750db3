import { randomUUID } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { createFileToken } from '../../../core/files/file-token.js';
import { setPrivateFileHeaders } from '../../../core/files/serve-file.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { Locale } from '../../../core/values/locale.js';
import { fileContext } from '../../accounts/sessions/file-viewer.js';
import { Booking } from '../../bookings/booking.entity.js';
import { canReadBooking } from '../../bookings/booking.policy.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import { cleanText } from '../../bookings/lifecycle/booking-request.rules.js';
import { claimSideOf } from '../claim.policy.js';
import { addConditionPhoto } from '../condition/condition-photos.js';
import { redactClaimText } from '../redact-claim-text.js';
import { EvidenceKind } from './evidence-types.js';
import { fileSizeError, MAX_FILE_BYTES, rentalFiles, storeRentalFile } from './rental-file-store.js';
const MAX_NAME = 80;
const TYPES = {
    [EvidenceKind.IMAGE]: 'image/webp',
    [EvidenceKind.PDF]: 'application/pdf',
};
/**
 * `POST /uploads/claims?bookingId=…&name=…&as=evidence|police_report|move_in|move_out` uploads one file as the multipart
 * field `file`; `GET /files/rentals/…` opens it, for the two sides and staff only.
 */
export function mountRentalFiles(app, deps) {
    app.post('/uploads/claims', deps.uploads.handler({
        maxBytes: MAX_FILE_BYTES,
        tooLarge: fileSizeError,
        quota: 'claim-files-user',
        admit: async (ctx, req) => ({
            booking: await admit(ctx, textOf(req, 'bookingId')),
            as: textOf(req, 'as'),
            name: textOf(req, 'name'),
        }),
        async store(ctx, received, { booking, as, name }) {
            if (as === 'move_in' || as === 'move_out')
                return { photo: await addConditionPhoto(ctx, booking, as, received) };
            return {
                evidence: await addEvidence(ctx, booking, { name, isPoliceReport: as === 'police_report', received }),
            };
        },
    }));
    app.get('/files/rentals/:id', async (req, res) => {
        res.setHeader('Cache-Control', 'private, no-store');
        const { id } = req.params;
        const ctx = await fileContext(deps, { purpose: 'rental-files', id }, req, res);
        const file = await findFile(ctx, ctx.viewer, id);
        const bytes = file && (await rentalFiles.read(ctx, file.storageKey));
        // Files of other rentals answer like files that do not exist.
        if (!file || !bytes)
            throw new DomainError(ErrorCode.NOT_FOUND);
        setPrivateFileHeaders(res, { type: TYPES[file.kind], disposition: 'inline' });
        res.end(bytes);
    });
}
/** Where the viewer opens a file; the token binds it to their session. */
export function rentalFileUrl({ config, clock, viewer }, type, uuid) {
    const id = toGlobalId(type, uuid);
    const token = createFileToken(config, { purpose: 'rental-files', id }, viewer.sessionId, clock.now());
    return `/files/rentals/${id}?token=${token}`;
}
/** Refuses an upload before its body is read: only the two sides of an agreed booking may send files. */
async function admit(ctx, bookingId) {
    const booking = await ctx.em.fork().findOne(Booking, fromGlobalId('Booking', bookingId));
    if (!booking || !claimSideOf(ctx.viewer, booking))
        throw new DomainError(ErrorCode.NOT_FOUND);
    if (!statusMeans(booking.status, 'isAgreed'))
        throw new DomainError(ErrorCode.BOOKING_TRANSITION_REFUSED);
    return booking;
}
async function addEvidence(ctx, booking, given) {
    const name = redactClaimText(cleanText(given.name), Locale.ES).slice(0, MAX_NAME);
    return storeRentalFile(ctx, given.received, async (file) => {
        const id = randomUUID();
        await ctx.db
            .insertInto('ClaimEvidence')
            .values({
            id,
            bookingId: booking.id,
            uploaderId: ctx.viewer.id,
            claimId: null,
            isOfAnswer: false,
            position: 0,
            isPoliceReport: given.isPoliceReport,
            kind: file.kind,
            name,
            storageKey: file.storageKey,
            bytes: file.bytes,
            sha256: file.sha256,
            createdAt: ctx.clock.now(),
        })
            .execute();
        return {
            id: toGlobalId('ClaimEvidence', id),
            kind: file.kind.toUpperCase(),
            name,
            isPoliceReport: given.isPoliceReport,
            sizeBytes: file.bytes,
            url: rentalFileUrl(ctx, 'ClaimEvidence', id),
        };
    });
}
/** A file that the viewer may open: one that was sent, or their own before. */
async function findFile(ctx, viewer, id) {
    const file = id.startsWith('clf_') ? await findEvidence(ctx, id) : await findPhoto(ctx, id);
    if (!file)
        return null;
    const booking = await ctx.em.fork().findOne(Booking, file.bookingId);
    const isReadable = booking !== null && canReadBooking(viewer, booking);
    return isReadable && (file.isShared || file.uploaderId === viewer.id) ? file : null;
}
async function findEvidence({ db }, id) {
    const row = await db
        .selectFrom('ClaimEvidence')
        .select(['storageKey', 'kind', 'bookingId', 'uploaderId', 'claimId'])
        .where('id', '=', fromGlobalId('ClaimEvidence', id))
        .executeTakeFirst();
    return row ? { ...row, isShared: row.claimId !== null } : null;
}
async function findPhoto({ db }, id) {
    const row = await db
        .selectFrom('ConditionPhoto')
        .select(['storageKey', 'bookingId', 'uploaderId'])
        .where('id', '=', fromGlobalId('ConditionPhoto', id))
        .executeTakeFirst();
    return row ? { ...row, kind: EvidenceKind.IMAGE, isShared: true } : null;
}
function textOf(req, name) {
    const value = req.query[name];
    return typeof value === 'string' ? value : '';
}
//# sourceMappingURL=rental-files.routes.js.map