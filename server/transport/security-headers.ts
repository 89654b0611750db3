import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { DAY_S } from '../core/values/durations.js';

/** The hash source of an inline script or style. */
export function inlineHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Hashes of the inline scripts and styles of one page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/** Loaded with consent to analytics; null when not used. */
export interface AnalyticsIds {
  readonly tagManagerId: string | null;
  readonly behaviourAnalyticsId: string | null;
}

export interface PolicyOptions {
  readonly isHttps: boolean;
  readonly analytics: AnalyticsIds;
  /** The hosts of the payment provider's card form: any page may lead to the checkout without another document. Null for our own form. */
  readonly cardForm: Hosts | null;
}

/** The allowed origins of each directive. */
export interface Hosts {
  readonly scriptSrc: readonly string[];
  readonly frameSrc?: readonly string[];
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

/** The policy a page applies to itself when analytics consent is withdrawn, so that already loaded scripts can no longer send anything. */
export function policyWithoutAnalytics({ cardForm }: Omit<PolicyOptions, 'isHttps' | 'analytics'>): string {
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

function hostsOf(used: readonly Hosts[], directive: keyof Hosts): string[] {
  return used.flatMap((hosts) => hosts[directive] ?? []);
}

/**
 * Builds the policy of a page from its inline scripts and styles. Hashes instead of nonces, so that a page and its policy can be cached,
 * and match after a 304.
 */
export function pagePolicy({ isHttps, analytics, cardForm }: PolicyOptions): (inline: InlineHashes) => string {
  const used = [
    ...(analytics.tagManagerId ? [TAG_MANAGER] : []),
    ...(analytics.behaviourAnalyticsId ? [BEHAVIOUR_ANALYTICS] : []),
    ...(cardForm ? [cardForm] : []),
  ];
  return ({ scripts, styles }) =>
    [
      ['default-src', "'self'"],
      ['script-src', "'self'", ...scripts, ...hostsOf(used, 'scriptSrc')],
      ['style-src', "'self'", ...styles],
      // Style attributes cannot execute anything; the map and the placeholders set them.
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

/** The default headers of every response; pages that need other sources set their own policy, and cacheable responses say so. */
export function securityHeaders(options: PolicyOptions): RequestHandler[] {
  const policy = pagePolicy(options)(NOTHING_INLINE);
  const headers = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: options.isHttps ? { maxAge: 365 * DAY_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: false,
    // Sent to clients of deprecated endpoints.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const others: RequestHandler = (_req, res, next) => {
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)');
    // Answers may carry tokens and personal data.
    res.setHeader('Cache-Control', 'no-store');
    next();
  };
  return [headers, others];
}
