import { publicNameOf } from '../../accounts/person-name.js';
import { canComplain, complainUntil } from '../cases/complaint.rules.js';
import { ComplaintOutcome, ReportedKind, ReportSide, ReportStatus } from '../cases/report-case-types.js';
import { ReportCase } from '../cases/report-case.entity.js';
import { decisionKeyOf } from './decision-token.js';
/** Opens the token of a decision's address; null when it leads nowhere, or before there is a decision. */
export async function openDecision(ctx, token) {
    const key = decisionKeyOf(ctx.config, token);
    if (key === null)
        return null;
    const found = await ctx.em.fork().findOne(ReportCase, { $or: [{ reporterKey: key }, { ownerKey: key }] });
    if (!found || found.status === ReportStatus.OPEN)
        return null;
    return { found, side: found.ownerKey === key ? ReportSide.OWNER : ReportSide.REPORTER };
}
/** The decision as one side reads it; null when the token leads nowhere. */
export async function findDecision(ctx, token) {
    const opened = await openDecision(ctx, token);
    return opened && viewOf(ctx, opened);
}
async function viewOf(ctx, { found, side }) {
    const { code, subject, complaintSide, complainedAt, complaintDueAt } = found;
    const isOwn = complaintSide === side;
    return {
        code,
        subject,
        side,
        name: await nameOf(ctx, found, side),
        isOwnInitiative: found.isOwnInitiative,
        // A changed decision keeps the first one's reasons beside the new ones: the status told here is the first one's.
        isUpheld: (found.status === ReportStatus.UPHELD) !== (found.complaintOutcome === ComplaintOutcome.CHANGED),
        statement: found.statement,
        decidedAt: found.decidedAt,
        complainUntil: complainUntil(found),
        canComplain: canComplain(found, side, ctx.clock.now()),
        complaint: complainedAt === null || complaintDueAt === null
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
/** What was reported, where the reader has an account here: text of other people goes nowhere else. */
async function nameOf({ db }, found, side) {
    if (side === ReportSide.REPORTER && found.userId === null)
        return null;
    if (found.subject === ReportedKind.SPACE) {
        const space = await db.selectFrom('Space').select('title').where('id', '=', found.subjectId).executeTakeFirst();
        return space?.title ?? null;
    }
    if (found.subject !== ReportedKind.USER || side === ReportSide.OWNER)
        return null;
    const person = await db
        .selectFrom('User')
        .select(['displayName', 'fullName'])
        .where('id', '=', found.subjectId)
        .executeTakeFirst();
    return person ? publicNameOf(person) : null;
}
//# sourceMappingURL=find-decision.js.map