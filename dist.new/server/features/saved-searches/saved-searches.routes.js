import { DomainError } from '../../core/errors/errors.js';
import { stopAlerts } from './stop-alerts.js';
/** The unsubscribe link of alert mails; mail programs may post to it (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';
/** A POST ends the alerts at once; in a browser the same URL is a page that asks first. */
export function mountSavedSearchRoutes(app, { serviceContext }) {
    app.post(UNSUBSCRIBE_PATH, async (req, res) => {
        const { token } = req.query;
        try {
            await stopAlerts(serviceContext(), typeof token === 'string' ? token : '');
            res.status(204).end();
        }
        catch (error) {
            if (!(error instanceof DomainError))
                throw error;
            res.status(404).end();
        }
    });
}
//# sourceMappingURL=saved-searches.routes.js.map