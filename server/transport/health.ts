import { Router } from 'express';
import type { ServiceContext } from '../core/context.js';
import { readiness } from '../core/readiness.js';

/** `/healthz`: the process runs. `/readyz`: the database responds, is migrated, and the outbox is on time. */
export function healthRoutes(makeContext: () => ServiceContext, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', (_req, res) => {
    void readiness(makeContext()).then(
      ({ checks, isReady }) =>
        void res.status(isReady && !isStopping() ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready', checks }),
      () => void res.status(503).json({ status: 'not ready', checks: { database: false } }),
    );
  });
  return router;
}
