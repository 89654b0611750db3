import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { createFileToken } from '../../core/files/file-token.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { Booking } from '../bookings/booking.entity.js';
import { Payout } from '../bookings/payouts/payout.entity.js';
import { PaymentRecord } from '../bookings/renter-payments/renter-payments.types.js';
import { numberOf } from './document-number.rules.js';
import { documentsLoader, splitOriginsLoader, statementLoader, voidPayoutLoader } from './document.loaders.js';
import { DocumentKind } from './document.enums.js';
import { IssuedDocument } from './issued-document.entity.js';
import type { DocumentRow } from './issue/issue-document.js';
import { documentTexts, titleOf } from './words/document-texts.js';

@Resolver(() => IssuedDocument)
export class DocumentFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with doc_.' })
  id(@Root() { id }: DocumentRow): string {
    return toGlobalId('BookingDocument', id);
  }

  @FieldResolver(() => String, { description: 'Its name, in the language of the request.' })
  async title(@Root() document: DocumentRow, @Ctx() ctx: RequestContext): Promise<string> {
    return titleOf({ ...document, isVoid: await this.isVoid(document, ctx) }, documentTexts[ctx.locale]);
  }

  @FieldResolver(() => Boolean, {
    description: 'True for the statement of a payout that the bank sent back: that of the new payout replaces it.',
  })
  isVoid(@Root() { kind, sourceId }: DocumentRow, @Ctx() ctx: RequestContext): boolean | Promise<boolean> {
    return kind === DocumentKind.PAYOUT_STATEMENT && voidPayoutLoader(ctx).load(sourceId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its number within its series, such as HG-2027-000218; null for documents other than invoices.',
  })
  number(@Root() document: DocumentRow): string | null {
    return numberOf(document);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The URL of its PDF, in the language of the request: valid for one to two hours while the viewer’s session lasts. Null while it is being prepared, and after its retention.',
  })
  url(@Root() { id, fileKey }: DocumentRow, @Ctx() ctx: RequestContext): string | null {
    if (fileKey === null) return null;
    const { config, clock, locale, viewer } = signedIn(ctx);
    const token = createFileToken(config, { purpose: 'rental-documents', id }, viewer.sessionId, clock.now());
    return `/files/documents/${toGlobalId('BookingDocument', id)}?lang=${locale}&token=${token}`;
  }
}

/** The documents that belong to a booking. */
@Resolver(() => Booking)
export class DocumentedBookingResolver {
  @FieldResolver(() => [IssuedDocument], {
    description:
      'Its documents that the viewer may read, newest first: the host never sees invoices of the renter’s fee, nor the renter those of the commission.',
    complexity: ({ childComplexity }) => 5 + 3 * childComplexity,
  })
  documents(@Root() { id }: Booking, @Ctx() ctx: RequestContext): Promise<readonly DocumentRow[]> {
    return documentsLoader(ctx).load(id);
  }
}

/** The documents of one charge or refund. */
@Resolver(() => PaymentRecord)
export class DocumentedRecordResolver {
  @FieldResolver(() => [IssuedDocument], {
    description:
      'Receipt and invoice of the charge, or the corrective invoice of the refund, if issued. A part of a refund that was split later has those of the whole.',
    complexity: ({ childComplexity }) => 5 + 3 * childComplexity,
  })
  async documents(@Root() record: PaymentRecord, @Ctx() ctx: RequestContext): Promise<readonly DocumentRow[]> {
    const documents = await documentsLoader(ctx).load(record.bookingId);
    const of = (id: string) => documents.filter(({ sourceId }) => sourceId === id);
    const own = of(record.sourceId);
    if (own.length > 0 || record.splitFromId === null) return own;
    // A part can be split again.
    const origins = await splitOriginsLoader(ctx).load(record.bookingId);
    for (let id: string | undefined = record.splitFromId; id !== undefined; id = origins.get(id)) {
      const ofWhole = of(id);
      if (ofWhole.length > 0) return ofWhole;
    }
    return [];
  }
}

/** The statement of a payout. */
@Resolver(() => Payout)
export class DocumentedPayoutResolver {
  @FieldResolver(() => IssuedDocument, {
    nullable: true,
    description: 'The statement of its parts for the host; null until it was sent.',
    complexity: ({ childComplexity }) => 2 + childComplexity,
  })
  statement(@Root() { id }: Payout, @Ctx() ctx: RequestContext): Promise<DocumentRow | null> {
    return statementLoader(ctx).load(id);
  }
}
