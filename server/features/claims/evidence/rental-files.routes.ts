import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import type { ServiceContext, SignedInContext, Viewer } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { createFileToken } from '../../../core/files/file-token.js';
import { setPrivateFileHeaders } from '../../../core/files/serve-file.js';
import { fromGlobalId, toGlobalId, type GlobalType } from '../../../core/graphql/global-id.js';
import { Locale } from '../../../core/values/locale.js';
import { fileContext } from '../../accounts/sessions/file-viewer.js';
import { Booking } from '../../bookings/booking.entity.js';
import { canReadBooking } from '../../bookings/booking.policy.js';
import { statusMeans } from '../../bookings/booking-status.rules.js';
import { transitionRefused } from '../../bookings/lifecycle/booking-changes.js';
import { cleanText } from '../../../core/values/text.js';
import { queryText } from '../../../core/query-text.js';
import { claimSideOf } from '../claim.policy.js';
import { addConditionPhoto } from '../condition/condition-photos.js';
import { redactClaimText } from '../redact-claim-text.js';
import { EvidenceKind } from './evidence.enums.js';
import { fileSizeError, MAX_FILE_BYTES, rentalFiles, storeRentalFile } from './rental-file-store.js';

const MAX_NAME = 80;
const TYPES: Readonly<Record<EvidenceKind, string>> = {
  [EvidenceKind.IMAGE]: 'image/webp',
  [EvidenceKind.PDF]: 'application/pdf',
};

type FileType = Extract<GlobalType, 'ClaimEvidence' | 'ConditionPhoto'>;

/** A file to open. */
interface RentalFile {
  readonly storageKey: string;
  readonly kind: EvidenceKind;
  readonly bookingId: string;
  readonly uploaderId: string;
  readonly isShared: boolean;
}

/**
 * `POST /uploads/claims?bookingId=…&name=…&as=evidence|police_report|move_in|move_out` uploads one file as the multipart
 * field `file`; `GET /files/rentals/…` opens it, for the two sides and staff only.
 */
export function mountRentalFiles(app: Express, deps: MountDeps): void {
  app.post(
    '/uploads/claims',
    deps.uploads.handler({
      maxBytes: MAX_FILE_BYTES,
      tooLarge: fileSizeError,
      quota: 'claim-files-user',
      admit: async (ctx, req) => ({
        booking: await admit(ctx, queryText(req, 'bookingId')),
        as: queryText(req, 'as'),
        name: queryText(req, 'name'),
      }),
      async store(ctx, received, { booking, as, name }) {
        if (as === 'move_in' || as === 'move_out')
          return { photo: await addConditionPhoto(ctx, booking, as, received) };
        return {
          evidence: await addEvidence(ctx, booking, { name, isPoliceReport: as === 'police_report', received }),
        };
      },
    }),
  );
  app.get('/files/rentals/:id', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const { id } = req.params;
    const ctx = await fileContext(deps, { purpose: 'rental-files', id }, req, res);
    const file = await findFile(ctx, ctx.viewer, id);
    const bytes = file && (await rentalFiles.read(ctx, file.storageKey));
    // Files of other rentals answer like files that do not exist.
    if (!file || !bytes) throw new DomainError(ErrorCode.NOT_FOUND);
    setPrivateFileHeaders(res, { type: TYPES[file.kind], disposition: 'inline' });
    res.end(bytes);
  });
}

/** The URL of a file; the token binds it to the viewer's session. */
export function rentalFileUrl({ config, clock, viewer }: SignedInContext, type: FileType, uuid: string): string {
  const id = toGlobalId(type, uuid);
  const token = createFileToken(config, { purpose: 'rental-files', id }, viewer.sessionId, clock.now());
  return `/files/rentals/${id}?token=${token}`;
}

/** Refuses an upload before its body is read: only the two sides of a confirmed booking may send files. */
async function admit(ctx: SignedInContext, bookingId: string): Promise<Booking> {
  const booking = await ctx.em.fork().findOne(Booking, fromGlobalId('Booking', bookingId));
  if (!booking || !claimSideOf(ctx.viewer, booking)) throw new DomainError(ErrorCode.NOT_FOUND);
  if (!statusMeans(booking.status, 'isAgreed')) throw transitionRefused([]);
  return booking;
}

async function addEvidence(
  ctx: SignedInContext,
  booking: Booking,
  given: {
    readonly name: string;
    readonly isPoliceReport: boolean;
    readonly received: { path: string; bytes: number };
  },
): Promise<object> {
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

/** A file that the viewer may open: a sent one, or their own unsent one. */
async function findFile(ctx: ServiceContext, viewer: Viewer, id: string): Promise<RentalFile | null> {
  const file = id.startsWith('clf_') ? await findEvidence(ctx, id) : await findPhoto(ctx, id);
  if (!file) return null;
  const booking = await ctx.em.fork().findOne(Booking, file.bookingId);
  const isReadable = booking !== null && canReadBooking(viewer, booking);
  return isReadable && (file.isShared || file.uploaderId === viewer.id) ? file : null;
}

async function findEvidence({ db }: ServiceContext, id: string): Promise<RentalFile | null> {
  const row = await db
    .selectFrom('ClaimEvidence')
    .select(['storageKey', 'kind', 'bookingId', 'uploaderId', 'claimId'])
    .where('id', '=', fromGlobalId('ClaimEvidence', id))
    .executeTakeFirst();
  return row ? { ...row, isShared: row.claimId !== null } : null;
}

async function findPhoto({ db }: ServiceContext, id: string): Promise<RentalFile | null> {
  const row = await db
    .selectFrom('ConditionPhoto')
    .select(['storageKey', 'bookingId', 'uploaderId'])
    .where('id', '=', fromGlobalId('ConditionPhoto', id))
    .executeTakeFirst();
  return row ? { ...row, kind: EvidenceKind.IMAGE, isShared: true } : null;
}
