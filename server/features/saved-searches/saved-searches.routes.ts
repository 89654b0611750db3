import type { Express } from 'express';
import { DomainError } from '../../core/errors.js';
import type { MountDeps } from '../../core/feature.js';
import { stopAlerts } from './stop-alerts.js';

/** Where the mails of alerts lead whoever wants no more of them; a mail program may post there by itself (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** A post ends the alerts at once; opened in a browser, the same address is a page that asks first. */
export function mountSavedSearchRoutes(app: Express, { serviceContext }: MountDeps): void {
  app.post(UNSUBSCRIBE_PATH, async (req, res) => {
    const { token } = req.query;
    try {
      await stopAlerts(serviceContext(), typeof token === 'string' ? token : '');
      res.status(204).end();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      res.status(404).end();
    }
  });
}
