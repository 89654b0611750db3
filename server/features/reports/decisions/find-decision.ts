import type { EntityManager } from '@mikro-orm/core';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { publicNameOf } from '../../accounts/person-name.js';
import { canComplain, complainUntil } from '../cases/complaint.rules.js';
import { ComplaintOutcome, ReportedKind, ReportSide, ReportStatus } from '../cases/report-case.enums.js';
import { ReportCase } from '../cases/report-case.entity.js';
import { loadDecidedMeasures } from './decided-measures.js';
import { decisionKeyOf } from './decision-token.js';
import type { ReportDecision } from './decision.types.js';

/** The case of a token, and the side it was issued to. */
export interface OpenedDecision {
  readonly found: ReportCase;
  readonly side: ReportSide;
}

/**
 * Opens the token of a decision's URL; null when it is invalid, or before there is a decision. One decision may have answered several reports:
 * the person concerned reads, by any of their links, the case with their complaint.
 */
export async function openDecision(ctx: ServiceContext, token: string): Promise<OpenedDecision | null> {
  const key = decisionKeyOf(ctx.config, token);
  if (key === null) return null;
  const em = ctx.em.fork();
  const found = await em.findOne(ReportCase, { $or: [{ reporterKey: key }, { ownerKey: key }] });
  if (!found || found.status === ReportStatus.OPEN) return null;
  if (found.ownerKey !== key) return { found, side: ReportSide.REPORTER };
  return { found: (await complainedOf(em, found)) ?? found, side: ReportSide.OWNER };
}

/** The other case of the same decision about which the person concerned has complained. */
export async function complainedOf(em: EntityManager, { id, decisionId }: ReportCase): Promise<ReportCase | null> {
  if (decisionId === null) return null;
  return em.findOne(
    ReportCase,
    { decisionId, id: { $ne: id }, complaintSide: ReportSide.OWNER },
    { orderBy: { complainedAt: 'asc', id: 'asc' } },
  );
}

/** The decision as one side reads it; null when the token is invalid. */
export async function findDecision(ctx: RequestContext, token: string): Promise<ReportDecision | null> {
  const opened = await openDecision(ctx, token);
  return opened && viewOf(ctx, opened);
}

async function viewOf(ctx: RequestContext, { found, side }: OpenedDecision): Promise<ReportDecision> {
  const { code, subject, complaintSide, complainedAt, complaintDueAt } = found;
  const isOwn = complaintSide === side;
  return {
    code,
    subject,
    side,
    name: await nameOf(ctx, found, side),
    // One that reversed a decision about a report goes back to that report.
    isOwnInitiative: found.isOwnInitiative && found.followsId === null,
    // A reversed decision stores the first one's reasons beside the new ones: the status returned here is the first one's.
    isUpheld: (found.status === ReportStatus.UPHELD) !== (found.complaintOutcome === ComplaintOutcome.CHANGED),
    // The person who reported it does not see the measures about a person.
    measures: side === ReportSide.OWNER ? await loadDecidedMeasures(ctx, found) : [],
    statement: found.statement,
    decidedAt: found.decidedAt,
    liftedAt: found.liftedAt,
    complainUntil: complainUntil(found),
    canComplain: canComplain(found, side, ctx.clock.now()),
    complaint:
      complainedAt === null || complaintDueAt === null
        ? null
        : {
            isOwn,
            text: isOwn ? found.complaint : null,
            complainedAt,
            dueAt: complaintDueAt,
            outcome: found.complaintOutcome,
            statement: found.complaintStatement,
            decidedAt: found.complaintDecidedAt,
          },
  };
}

/** The name of what was reported, for readers with an account: text of other people goes nowhere else. */
async function nameOf({ db }: RequestContext, found: ReportCase, side: ReportSide): Promise<string | null> {
  if (side === ReportSide.REPORTER && found.userId === null) return null;
  if (found.subject === ReportedKind.SPACE) {
    const space = await db.selectFrom('Space').select('title').where('id', '=', found.subjectId).executeTakeFirst();
    return space?.title ?? null;
  }
  if (found.subject !== ReportedKind.USER || side === ReportSide.OWNER) return null;
  const person = await db
    .selectFrom('User')
    .select(['displayName', 'fullName'])
    .where('id', '=', found.subjectId)
    .executeTakeFirst();
  return person ? publicNameOf(person) : null;
}
