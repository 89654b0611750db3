import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../../server/config.js';

/** Settings of a test's app: everything enabled, no external services, its own data folder. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    environment: 'test',
    port: 0,
    publicUrl: 'http://localhost:4000',
    databaseUrl: null,
    databaseReplicaUrl: null,
    dataDir: mkdtempSync(path.join(tmpdir(), 'hueco-data-')),
    demo: true,
    geoDataDir: null,
    s3: null,
    redisUrl: null,
    searchEngine: 'postgres',
    smtpUrl: null,
    mailFrom: 'Hueco <hola@hueco.test>',
    smsUrl: null,
    supportEmail: 'soporte@hueco.test',
    inboundMailSecret: null,
    companyName: 'Hueco Espacios, S. L.',
    companyNif: 'B12345674',
    companyAddress: 'Calle de la Prueba 1, 28004 Madrid',
    jwtSecret: 'jwt-secret-only-for-tests-0123456789abcdef',
    passwordPepper: 'password-pepper-only-for-tests-0123456789',
    vapidPrivateKey: 'c2VjcmV0LW9ubHktZm9yLXRlc3RzLTAxMjM0NTY3ODk',
    embeddedDatabasePassword: '',
    trustProxy: 1,
    metricsToken: null,
    collector: null,
    logLevel: 'silent',
    graphqlIntrospection: true,
    requireIdentity: false,
    requirePayoutAccount: false,
    reviewBeforePublish: false,
    geocoderUrl: null,
    translateUrl: null,
    mapTiles: 'off',
    tagManagerId: null,
    behaviourAnalyticsId: null,
    stripe: null,
    ...overrides,
  };
}
