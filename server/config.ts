import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { parseEnv } from 'node:util';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isValidNif, normaliseNif } from './core/values/nif.js';
import { fromProjectRoot, projectRoot } from './core/paths.js';
import { ConfigError } from './config-error.js';
import { storeSecrets, SecretsError } from './stored-secrets.js';
import { withMallocSettings } from './malloc-settings.js';
import { mapTiles } from './map-tiles-setting.js';
import { collectorHeaders, collectorOf, collectorUrl, type Collector } from './otlp-settings.js';
import type { S3Store } from './ports/files-s3.js';
import { bucketName, regionName, s3Problems, s3Store } from './s3-settings.js';
import { onOff, optional, secret, url } from './setting-values.js';
import { stripeKey, stripeKeys, stripeProblems, type StripeKeys } from './stripe-settings.js';
import { unknownSettings } from './unknown-settings.js';

/** All settings of the program; `loadConfig` reads the environment once, nothing else does. */
export interface Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  /** Public origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Null uses the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** A streaming replica for reads that may be some seconds old; null reads from the primary. */
  readonly databaseReplicaUrl: string | null;
  /** Absolute path of photos and documents (unless `s3` is set), mails, secrets and the embedded database. */
  readonly dataDir: string;
  /** Demo data, sandbox payments and the development mailbox. */
  readonly demo: boolean;
  /** Folder with place data; null when there is none. */
  readonly geoDataDir: string | null;
  /** The object store of photos, documents and exports; null stores them in `dataDir`. */
  readonly s3: S3Store | null;
  readonly redisUrl: string | null;
  /** The search engine: PostgreSQL, a copy of its search rows in memory, or that copy once there are many spaces. */
  readonly searchEngine: 'auto' | 'postgres' | 'memory';
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** HTTP endpoint that sends text messages; null writes them to the mail folder. */
  readonly smsUrl: string | null;
  /** The support mailbox: it is notified of new tickets, and replies go to it with the ticket's code in the address. */
  readonly supportEmail: string;
  /** Secret that authenticates mails posted to `/webhooks/inbound-mail`; null refuses replies by mail. */
  readonly inboundMailSecret: string | null;
  /** The issuer of the platform's invoices. */
  readonly companyName: string;
  /** The issuer's tax number; null means that no company is registered, and documents are samples. */
  readonly companyNif: string | null;
  readonly companyAddress: string | null;
  readonly jwtSecret: string;
  readonly passwordPepper: string;
  /** Signs requests to the push services of browsers; replacing it would end all subscriptions. */
  readonly vapidPrivateKey: string;
  /** Superuser password of the embedded PostgreSQL; empty with `DATABASE_URL`. */
  readonly embeddedDatabasePassword: string;
  /** Express's `trust proxy`: false, a number of hops, or addresses. */
  readonly trustProxy: false | number | readonly string[];
  /** The Bearer token of `/metrics`; null disables the page. */
  readonly metricsToken: string | null;
  /** Where spans are sent; null disables tracing. */
  readonly collector: Collector | null;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly graphqlIntrospection: boolean;
  readonly requireIdentity: boolean;
  readonly requirePayoutAccount: boolean;
  readonly reviewBeforePublish: boolean;
  readonly geocoderUrl: string | null;
  /** A service with LibreTranslate's API, its key as the password; null disables translation. */
  readonly translateUrl: string | null;
  /** A PMTiles file, tile template or style of a real map; `off` uses only the built-in map; null uses a public one if it responds. */
  readonly mapTiles: string | null;
  /** Container of the tag manager; null does not load it. */
  readonly tagManagerId: string | null;
  /** Project of the behaviour analytics; null does not load them. */
  readonly behaviourAnalyticsId: string | null;
  /** The Stripe account; null uses the sandbox in demos, and otherwise disables payments. */
  readonly stripe: StripeKeys | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const web = ['http:', 'https:'];

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'production, development or test').default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a number from 0 to 65535')
    .default('4000')
    .transform(Number)
    .refine((port) => port <= 65_535, 'a number from 0 to 65535'),
  PUBLIC_URL: optional(url(web, 'https://hueco.example').transform((value) => value.replace(/\/+$/, ''))),
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/hueco')),
  DATABASE_REPLICA_URL: optional(url(['postgres:', 'postgresql:'], 'postgresql://user:password@replica:5432/hueco')),
  DATA_DIR: z
    .string()
    .default('./.data')
    .transform((value) => path.resolve(projectRoot, value)),
  DEMO: onOff('on'),
  GEO_DATA_DIR: z.string().optional(),
  S3_BUCKET: optional(bucketName),
  S3_ENDPOINT: optional(url(web, 'https://s3.example')),
  S3_REGION: regionName,
  S3_ACCESS_KEY: optional(z.string()),
  S3_SECRET_KEY: optional(z.string()),
  REDIS_URL: optional(url(['redis:', 'rediss:'], 'redis://host:6379')),
  SEARCH_ENGINE: z.enum(['auto', 'postgres', 'memory'], 'auto, postgres or memory').default('auto'),
  SMTP_URL: optional(url(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'an e-mail address, e.g. "Hueco <hola@hueco.example>"')
    .default('Hueco <hola@hueco.test>'),
  SMS_URL: optional(url(web, 'https://user:password@gateway.example/messages')),
  SUPPORT_EMAIL: z.email('an e-mail address').default('soporte@hueco.test'),
  INBOUND_MAIL_SECRET: optional(z.string().min(32, 'at least 32 characters')),
  COMPANY_NAME: z.string().min(1, 'a name').default('Hueco'),
  COMPANY_NIF: optional(z.string().transform(normaliseNif).refine(isValidNif, 'a Spanish tax number')),
  COMPANY_ADDRESS: optional(z.string()),
  JWT_SECRET: secret,
  PASSWORD_PEPPER: secret,
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, '32 bytes in base64url')
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform(parseTrustProxy)
    .refine(
      (value) => !Array.isArray(value) || (value.length > 0 && value.every(isProxyAddress)),
      'off, the number of proxies in front, or their addresses such as 10.0.0.0/8,192.168.0.1',
    ),
  METRICS_TOKEN: optional(z.string().min(32, 'at least 32 characters')),
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
  OTEL_EXPORTER_OTLP_HEADERS: collectorHeaders,
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  GRAPHQL_INTROSPECTION: onOff('on'),
  REQUIRE_IDENTITY: onOff('off'),
  REQUIRE_PAYOUT_ACCOUNT: optional(z.enum(['on', 'off'], 'on or off')),
  REVIEW_BEFORE_PUBLISH: onOff('off'),
  TRANSLATE_URL: optional(url(web, 'https://:key@translate.example')),
  GEOCODER_URL: optional(url(web, 'https://nominatim.example')),
  MAP_TILES: mapTiles,
  TAG_MANAGER_ID: optional(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'a container such as GTM-ABC1234')),
  BEHAVIOUR_ANALYTICS_ID: optional(z.string().regex(/^[a-z0-9]{6,20}$/, 'a project such as abcde12345')),
  STRIPE_SECRET_KEY: optional(stripeKey('sk', 'a secret key such as sk_live_…')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\w{8,}$/, 'a signing secret such as whsec_…')),
  STRIPE_PUBLISHABLE_KEY: optional(stripeKey('pk', 'a publishable key such as pk_live_…')),
});

function parseTrustProxy(value: string): false | number | readonly string[] {
  if (value === 'off' || value === '0') return false;
  if (/^\d+$/.test(value)) return Number(value);
  return value
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
}

/** Names of address ranges that Express accepts. */
const PROXY_RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxyAddress(value: string): boolean {
  return PROXY_RANGES.has(value) || isIP(value) !== 0 || isNetwork(value);
}

function isNetwork(value: string): boolean {
  try {
    ipaddr.parseCIDR(value);
    return isIP(value.split('/')[0] ?? '') !== 0;
  } catch {
    return false;
  }
}

/** Null when the program already runs with the environment it needs. */
export const environmentToRestart = (): NodeJS.ProcessEnv | null => withMallocSettings(process.env);

/**
 * Reads and checks all settings; throws a `ConfigError` that names every wrong one before anything is written. Settings of the `.env` file
 * complement the environment.
 */
export function loadConfig(
  env: Environment = process.env,
  file: Environment = env === process.env ? readEnvFile() : {},
): Config {
  const given = Object.fromEntries(
    Object.entries({ ...file, ...env }).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settings.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: expected ${issue.message}`);
  problems.push(...unknownSettings(Object.keys(settings.shape), given, file));
  const geoDataDir = findGeoData(given.GEO_DATA_DIR);
  if (parsed.success) problems.push(...unsafe(parsed.data, given.DEMO === undefined));
  if (geoDataDir === undefined) problems.push('GEO_DATA_DIR: expected a folder that exists, or off');
  if (!parsed.success || geoDataDir === undefined || problems.length > 0) throw new ConfigError(problems);
  const all = parsed.data;
  return {
    environment: all.NODE_ENV,
    port: all.PORT,
    publicUrl: all.PUBLIC_URL ?? `http://localhost:${all.PORT}`,
    databaseUrl: all.DATABASE_URL,
    databaseReplicaUrl: all.DATABASE_REPLICA_URL,
    dataDir: all.DATA_DIR,
    demo: all.DEMO,
    geoDataDir,
    s3: s3Store(all),
    redisUrl: all.REDIS_URL,
    searchEngine: all.SEARCH_ENGINE,
    smtpUrl: all.SMTP_URL,
    mailFrom: all.MAIL_FROM,
    smsUrl: all.SMS_URL,
    supportEmail: all.SUPPORT_EMAIL,
    inboundMailSecret: all.INBOUND_MAIL_SECRET,
    companyName: all.COMPANY_NAME,
    companyNif: all.COMPANY_NIF,
    companyAddress: all.COMPANY_ADDRESS,
    ...completeSecrets(all),
    trustProxy: all.TRUST_PROXY,
    metricsToken: all.METRICS_TOKEN,
    collector: collectorOf(all),
    logLevel: all.LOG_LEVEL,
    graphqlIntrospection: all.GRAPHQL_INTROSPECTION,
    requireIdentity: all.REQUIRE_IDENTITY,
    // Where payments are configured, nobody may pay for a host who cannot be paid out.
    requirePayoutAccount: (all.REQUIRE_PAYOUT_ACCOUNT ?? (all.DEMO || stripeKeys(all) ? 'on' : 'off')) === 'on',
    reviewBeforePublish: all.REVIEW_BEFORE_PUBLISH,
    geocoderUrl: all.GEOCODER_URL,
    translateUrl: all.TRANSLATE_URL,
    mapTiles: all.MAP_TILES,
    tagManagerId: all.TAG_MANAGER_ID,
    behaviourAnalyticsId: all.BEHAVIOUR_ANALYTICS_ID,
    stripe: stripeKeys(all),
  };
}

/** Settings that are valid by themselves and contradict each other. */
function unsafe(all: z.output<typeof settings>, isDemoUnset: boolean): string[] {
  const problems: string[] = [...stripeProblems(all), ...s3Problems(all)];
  if (isDemoUnset && all.PUBLIC_URL?.startsWith('https:')) {
    problems.push(
      'DEMO: with an https PUBLIC_URL others can reach this Hueco, so choose: DEMO=off for real use (no demo data, no sandbox payments), or DEMO=on for a public demo, whose passwords everybody can read',
    );
  }
  for (const name of ['JWT_SECRET', 'PASSWORD_PEPPER'] as const) {
    if (!all.DEMO && isGuessable(all[name]))
      problems.push(
        `${name}: expected random characters, not an example or a repeated pattern; openssl rand -base64 48 makes some`,
      );
  }
  return problems;
}

/** A value that is published in the repository, or has hardly any variety. */
function isGuessable(value: string | undefined): boolean {
  return (
    value !== undefined && (new Set(value).size < 10 || /only-for-tests|hueco-?demo|example|change-?me/i.test(value))
  );
}

/** The `.env` file beside package.json; the environment wins over it. */
function readEnvFile(): Environment {
  const file = fromProjectRoot('.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

function findGeoData(setting: string | undefined): string | null | undefined {
  if (setting === 'off') return null;
  if (setting === undefined) {
    const beside = fromProjectRoot('..', 'shared', 'geo');
    return existsSync(beside) ? beside : null;
  }
  const directory = path.resolve(projectRoot, setting);
  return existsSync(directory) ? directory : undefined;
}

function completeSecrets(all: z.output<typeof settings>): ReturnType<typeof storeSecrets> {
  try {
    return storeSecrets(all.DATA_DIR, {
      jwtSecret: all.JWT_SECRET,
      passwordPepper: all.PASSWORD_PEPPER,
      vapidPrivateKey: all.VAPID_PRIVATE_KEY,
      embeddedDatabasePassword: all.DATABASE_URL ? '' : undefined,
    });
  } catch (error) {
    throw error instanceof SecretsError ? new ConfigError([error.message]) : error;
  }
}
