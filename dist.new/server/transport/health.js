import { Router } from 'express';
import { outboxLagSeconds } from '../core/events/outbox.js';
const MAX_LAG_S = 60;
/** `/healthz`: the process runs. `/readyz`: the database answers, is migrated, and the outbox is not late. */
export function healthRoutes(makeContext, isStopping) {
    const router = Router();
    router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
    router.get('/readyz', (_req, res) => {
        void readiness(makeContext()).then(({ checks, isReady }) => void res.status(isReady && !isStopping() ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', checks }), () => void res.status(503).json({ status: 'not ready', checks: { database: false } }));
    });
    return router;
}
async function readiness(ctx) {
    const migration = await ctx.db.withTables().selectFrom('migrations').select('id').limit(1).execute();
    const checks = {
        database: true,
        migrations: migration.length > 0,
        outbox: (await outboxLagSeconds(ctx)) < MAX_LAG_S,
    };
    return { checks, isReady: Object.values(checks).every(Boolean) };
}
//# sourceMappingURL=health.js.map