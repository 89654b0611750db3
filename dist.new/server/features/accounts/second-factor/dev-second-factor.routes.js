import { DEMO_STAFF_EMAILS, DEMO_STAFF_SECRET } from './demo-second-factor.js';
import { totpCode, totpStep } from './totp.js';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
/** Shows the current code of the demo's staff account in place of an authenticator app; only in demos. */
export function mountDevSecondFactor(app, { services, serviceContext }) {
    if (!services.config.demo)
        return;
    const currentCode = async () => {
        const factor = await serviceContext()
            .db.selectFrom('TotpFactor as f')
            .innerJoin('User as u', 'u.id', 'f.userId')
            .select((eb) => eb.fn.max('f.lastStep').as('lastStep'))
            .where('u.email', 'in', DEMO_STAFF_EMAILS)
            .executeTakeFirst();
        // Each code works once, so a second sign-in within 30 seconds needs the next one.
        return totpCode(DEMO_STAFF_SECRET, Math.max(totpStep(services.clock.now()), (factor?.lastStep ?? 0) + 1));
    };
    app.get('/dev/second-factor.json', async (_req, res) => {
        res.setHeader('Cache-Control', 'no-store');
        res.json({ code: await currentCode() });
    });
    app.get('/dev/second-factor', async (_req, res) => {
        res.setHeader('Content-Security-Policy', POLICY);
        res.setHeader('Cache-Control', 'no-store');
        res.type('html').send(page(await currentCode()));
    });
}
function page(code) {
    return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Second factor · Hueco</title>
<style>
body { margin: 0 auto; max-width: 560px; padding: 32px 16px; background: #faf8f5; color: #211d1a; font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 28px; margin: 0 0 4px } p { color: #62584e }
output { display: block; margin: 24px 0; font: 700 48px/1.2 ui-monospace, monospace; letter-spacing: 0.08em }
code { font: 14px ui-monospace, monospace; overflow-wrap: anywhere }
</style></head>
<body>
<h1>Second factor</h1>
<p>The code for signing in as staff (${DEMO_STAFF_EMAILS.join(', ')}), only in demos. It works once; this page reloads by itself.</p>
<output>${code.slice(0, 3)} ${code.slice(3)}</output>
<p>For an app of your own the secret is <code>${DEMO_STAFF_SECRET}</code>.</p>
</body></html>`;
}
//# sourceMappingURL=dev-second-factor.routes.js.map