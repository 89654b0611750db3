import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Authorized } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import type { SignedInContext } from '../../core/context.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { DocumentConnection } from './document-connection.types.js';
import { listDocuments } from './document-lists.js';
import { DocumentKind, IssuerType } from './document.enums.js';

/** Lists of documents across bookings. */
@Resolver()
export class DocumentResolver {
  @Authorized()
  @Query(() => DocumentConnection, {
    description:
      "The viewer's documents of all bookings on one side, newest first: as a renter receipts, invoices and terms, as a host invoices, statements and terms. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
    complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
  })
  myDocuments(
    @Ctx() ctx: SignedInContext,
    @Arg('mode', () => DashboardMode, { description: 'As a renter or as a host.' }) mode: DashboardMode,
    @Arg('kinds', () => [DocumentKind], {
      nullable: true,
      description: 'Only these kinds; all by default, and when the list is empty.',
    })
    kinds?: DocumentKind[] | null,
    @Arg('issuerType', () => IssuerType, { nullable: true, description: 'Only of this issuer; of all by default.' })
    issuerType?: IssuerType | null,
    @Args(() => PAGE_ARGS) page?: PageArgs,
  ): Promise<DocumentConnection> {
    const choice = { mode, kinds: kinds?.length ? [...new Set(kinds)] : null, issuerType: issuerType ?? null };
    return listDocuments(ctx, choice, page ?? {}) as Promise<DocumentConnection>;
  }
}
