import { createHash } from 'node:crypto';
import helmet from 'helmet';
/** What a policy calls an inline script or style by its content. */
export function inlineHash(content) {
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
const NOTHING_INLINE = { scripts: [], styles: [] };
const TAG_MANAGER = {
    scriptSrc: ['https://*.googletagmanager.com'],
    imgSrc: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
    connectSrc: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};
const BEHAVIOUR_ANALYTICS = {
    scriptSrc: ['https://*.clarity.ms'],
    imgSrc: ['https://*.clarity.ms', 'https://c.bing.com'],
    connectSrc: ['https://*.clarity.ms'],
};
/** The policy a page takes on itself when analytics are withdrawn: what was loaded before can then reach nobody. */
export function policyWithoutAnalytics({ cardForm }) {
    const used = cardForm ? [cardForm] : [];
    return [
        ['script-src', "'self'", ...hostsOf(used, 'scriptSrc')],
        ['img-src', "'self'", ...hostsOf(used, 'imgSrc'), 'data:', 'blob:'],
        ['connect-src', "'self'", ...hostsOf(used, 'connectSrc')],
        ['frame-src', "'self'", ...hostsOf(used, 'frameSrc')],
        ['form-action', "'self'"],
    ]
        .map((directive) => directive.join(' '))
        .join('; ');
}
function hostsOf(used, directive) {
    return used.flatMap((hosts) => hosts[directive] ?? []);
}
/** Makes the policy of a page from what stands inline in it. Hashes, not nonces: a page and its policy can then be kept, and a 304 keeps them in step. */
export function pagePolicy({ isHttps, analytics, cardForm }) {
    const used = [
        ...(analytics.tagManagerId ? [TAG_MANAGER] : []),
        ...(analytics.behaviourAnalyticsId ? [BEHAVIOUR_ANALYTICS] : []),
        ...(cardForm ? [cardForm] : []),
    ];
    return ({ scripts, styles }) => [
        ['default-src', "'self'"],
        ['script-src', "'self'", ...scripts, ...hostsOf(used, 'scriptSrc')],
        ['style-src', "'self'", ...styles],
        // Style attributes cannot run anything; the map and the placeholders set them.
        ['style-src-attr', "'unsafe-inline'"],
        ['img-src', "'self'", 'data:', 'blob:', ...hostsOf(used, 'imgSrc')],
        ['font-src', "'self'"],
        ['connect-src', "'self'", ...hostsOf(used, 'connectSrc')],
        ['worker-src', "'self'"],
        ['media-src', "'self'"],
        ['frame-src', "'self'", ...hostsOf(used, 'frameSrc')],
        ['frame-ancestors', "'none'"],
        ['object-src', "'none'"],
        ['base-uri', "'self'"],
        ['form-action', "'self'"],
        ...(isHttps ? [['upgrade-insecure-requests']] : []),
    ]
        .map((directive) => directive.join(' '))
        .join(';');
}
/** Headers of every answer; pages that need other sources set a policy of their own, and whatever may be kept says so. */
export function securityHeaders(options) {
    const policy = pagePolicy(options)(NOTHING_INLINE);
    const headers = helmet({
        contentSecurityPolicy: false,
        strictTransportSecurity: options.isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        xFrameOptions: false,
        // Said to programs that nobody uses any more.
        xDownloadOptions: false,
        xPermittedCrossDomainPolicies: false,
        xXssProtection: false,
    });
    const others = (_req, res, next) => {
        res.setHeader('Content-Security-Policy', policy);
        res.setHeader('Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)');
        // Answers may carry tokens and personal data.
        res.setHeader('Cache-Control', 'no-store');
        next();
    };
    return [headers, others];
}
//# sourceMappingURL=security-headers.js.map