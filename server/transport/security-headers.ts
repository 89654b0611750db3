import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** The nonce of this response's inline script and styles. */
export function nonceOf(res: Response): string {
  return (res.locals as { nonce: string }).nonce;
}

/** What loads with consent to analytics; null is not used. */
export interface AnalyticsIds {
  readonly tagManagerId: string | null;
  readonly behaviourAnalyticsId: string | null;
}

interface PolicyOptions {
  readonly isHttps: boolean;
  readonly mapStyleUrl: string | null;
  readonly analytics: AnalyticsIds;
}

interface Hosts {
  readonly scriptSrc: readonly string[];
  readonly imgSrc: readonly string[];
  readonly connectSrc: readonly string[];
}

const TAG_MANAGER: Hosts = {
  scriptSrc: ['https://*.googletagmanager.com'],
  imgSrc: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connectSrc: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};
const BEHAVIOUR_ANALYTICS: Hosts = {
  scriptSrc: ['https://*.clarity.ms'],
  imgSrc: ['https://*.clarity.ms', 'https://c.bing.com'],
  connectSrc: ['https://*.clarity.ms'],
};

const mapHostOf = (mapStyleUrl: string | null): string[] => (mapStyleUrl ? [new URL(mapStyleUrl).origin] : []);

/** The policy a page takes on itself when analytics are withdrawn: what was loaded before can then reach nobody. */
export function policyWithoutAnalytics(mapStyleUrl: string | null): string {
  const hosts = ["'self'", ...mapHostOf(mapStyleUrl)].join(' ');
  return `script-src 'self'; img-src ${hosts} data: blob:; connect-src ${hosts}; frame-src 'self'; form-action 'self'`;
}

/** Headers of every answer; pages that need other sources (the sandboxes) set a policy of their own. */
export function securityHeaders({ isHttps, mapStyleUrl, analytics }: PolicyOptions): RequestHandler[] {
  const mapHost = mapHostOf(mapStyleUrl);
  const used = [...(analytics.tagManagerId ? [TAG_MANAGER] : []), ...(analytics.behaviourAnalyticsId ? [BEHAVIOUR_ANALYTICS] : [])];
  const hostsOf = (directive: keyof Hosts): string[] => used.flatMap((hosts) => hosts[directive]);
  const nonce: RequestHandler = (_req, res, next) => {
    (res.locals as { nonce: string }).nonce = randomBytes(16).toString('base64');
    next();
  };
  const fromNonce = (_req: unknown, res: unknown): string => `'nonce-${nonceOf(res as Response)}'`;
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", fromNonce, ...hostsOf('scriptSrc')],
        styleSrc: ["'self'", fromNonce],
        // Style attributes cannot run anything; the map and the placeholders set them.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...mapHost, ...hostsOf('imgSrc')],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...mapHost, ...hostsOf('connectSrc')],
        workerSrc: ["'self'"],
        mediaSrc: ["'self'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: false,
    // Said to programs that nobody uses any more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const permissions: RequestHandler = (_req, res, next) => {
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)');
    next();
  };
  return [nonce, headers, permissions];
}
