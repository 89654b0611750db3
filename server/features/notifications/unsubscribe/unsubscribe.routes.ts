import type { Express } from 'express';
import { DomainError } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { UNSUBSCRIBE_PATH } from '../../../core/mail/unsubscribe-path.js';
import { stopMails } from './stop-mails.js';

/** A POST by a mail program unsubscribes at once; in a browser the same URL is a page that asks first. */
export function mountUnsubscribe(app: Express, { serviceContext }: MountDeps): void {
  app.post(UNSUBSCRIBE_PATH, async (req, res) => {
    const { token } = req.query;
    try {
      await stopMails(serviceContext(), typeof token === 'string' ? token : '');
      res.status(204).end();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      res.status(404).end();
    }
  });
}
