import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';
import { safeNext } from './safe-next.js';
const keyOf = ({ jwtSecret }) => deriveKey(jwtSecret, 'confirmation-next');
/** Encrypts the path that a confirmation link continues to, because a stranger could put text into a mail by it. Valid only with its token. */
export function encryptNext(config, next, token) {
    return encryptText(keyOf(config), next, token);
}
function decryptNext(config, encrypted, token) {
    try {
        return safeNext(decryptText(keyOf(config), encrypted, token));
    }
    catch {
        return null;
    }
}
/** Decrypts the path of a mailed link and redirects to the URL the client knows, `/?confirm=…&next=…`. */
export function mountNextLink(app, { services }) {
    app.get('/', (req, res, next) => {
        const { confirm, go } = req.query;
        if (typeof confirm !== 'string' || typeof go !== 'string')
            return next();
        const path = decryptNext(services.config, go, confirm);
        res.setHeader('Cache-Control', 'no-store');
        res.redirect(302, `/?${new URLSearchParams({ confirm, ...(path ? { next: path } : {}) })}`);
    });
}
//# sourceMappingURL=next-link.js.map