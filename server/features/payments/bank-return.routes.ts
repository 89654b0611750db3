import { randomBytes } from 'node:crypto';
import type { Express } from 'express';
import { localeFromHeader } from '../../core/values/locale.js';
import { BANK_RETURN_PATH } from '../bookings/payments/call-provider.js';
import { bankReturnPage } from './bank-page.js';
import { providerPagePolicy } from './provider-page.js';

/**
 * `GET /payments/return`: where a bank's page sends the renter back to, in the dialog of the checkout or on its own. It notifies the
 * checkout, which asks the server for the result; parameters of the URL are not trusted.
 */
export function mountBankReturn(app: Express): void {
  app.get(BANK_RETURN_PATH, (req, res) => {
    const nonce = randomBytes(16).toString('base64');
    res.setHeader('Content-Security-Policy', providerPagePolicy(nonce));
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(bankReturnPage(localeFromHeader(req.headers['accept-language']), nonce));
  });
}
