import { randomBytes } from 'node:crypto';
import { localeFromHeader } from '../../core/values/locale.js';
import { BANK_RETURN_PATH } from '../bookings/payments/call-provider.js';
import { bankReturnPage } from './bank-page.js';
import { providerPagePolicy } from './provider-page.js';
/**
 * `GET /payments/return`: where a bank's page sends the renter back to, in the dialog of the checkout or on its own. It tells the checkout to ask
 * how it went; what the address says of it is not believed.
 */
export function mountBankReturn(app) {
    app.get(BANK_RETURN_PATH, (req, res) => {
        const nonce = randomBytes(16).toString('base64');
        res.setHeader('Content-Security-Policy', providerPagePolicy(nonce));
        res.setHeader('Cache-Control', 'no-store');
        res.type('html').send(bankReturnPage(localeFromHeader(req.headers['accept-language']), nonce));
    });
}
//# sourceMappingURL=bank-return.routes.js.map