import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Authorized } from '../../core/authorization.js';
import { AFTER_ARG, clampFirst, FIRST_ARG } from '../../core/graphql/connection.js';
import type { SignedInContext } from '../../core/context.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { DocumentConnection } from './document-connection.types.js';
import { listDocuments } from './document-lists.js';
import { DocumentKind } from './document-types.js';

/** Lists of documents across bookings. */
@Resolver()
export class DocumentResolver {
  @Authorized()
  @Query(() => DocumentConnection, {
    description:
      "The viewer's documents of all bookings on one side, newest first: as a renter receipts, invoices and terms, as a host invoices, statements and terms. Errors: CURSOR_INVALID.",
    complexity: ({ args, childComplexity }) => 2 + clampFirst(args.first as number | null) * (1 + childComplexity),
  })
  myDocuments(
    @Ctx() ctx: SignedInContext,
    @Arg('mode', () => DashboardMode, { description: 'As a renter or as a host.' }) mode: DashboardMode,
    @Arg('kinds', () => [DocumentKind], {
      nullable: true,
      description: 'Only these kinds; all by default, and when the list is empty.',
    })
    kinds?: DocumentKind[] | null,
    @Arg('first', () => Int, FIRST_ARG) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<DocumentConnection> {
    const page = {
      mode,
      kinds: kinds?.length ? [...new Set(kinds)] : null,
      first: first ?? null,
      after: after ?? null,
    };
    return listDocuments(ctx, page) as Promise<DocumentConnection>;
  }
}
