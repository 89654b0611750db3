import { ReportCase } from './report-case.entity.js';
/** The case, locked until the transaction ends. */
export async function lockReportCase(tx, code) {
    await tx.db.selectFrom('ReportCase').select('id').where('code', '=', code).forUpdate().executeTakeFirstOrThrow();
    return tx.em.findOneOrFail(ReportCase, { code }, { refresh: true });
}
//# sourceMappingURL=lock-report-case.js.map