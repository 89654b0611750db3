import { expect, test } from 'vitest';
import { besideFeatures, planFor } from '../../../scripts/changed.mjs';

const ALWAYS = ['types', 'lint', 'format'];

test('a change of the client runs the build, related tests and all browser tests', () => {
  const { checks, suites } = planFor(['client/ui/Price.tsx']);
  expect([...checks]).toEqual([...ALWAYS, 'build', 'bundle']);
  expect(suites).toEqual({ architecture: 'all', unit: 'related', client: 'related', server: 'related', e2e: 'all' });
});

test('a migration runs all server tests, because nothing imports it', () => {
  const { checks, suites } = planFor(['server/db/migrations/0099-new.sql']);
  expect([...checks]).toEqual([...ALWAYS, 'build', 'bundle']);
  expect(suites).toEqual({ architecture: 'all', unit: 'all', client: 'none', server: 'all', e2e: 'all' });
});

test('a change within features runs the server tests of these features, with others whatever they touch', () => {
  const feature = 'server/features/favorites/favorites.resolver.ts';
  const others = ['client/ui/Price.tsx', 'tests/support/stays.ts', 'schema.graphql'];
  expect(planFor([feature]).suites).toMatchObject({ unit: 'related', server: 'features', e2e: 'all' });
  expect(planFor([feature, ...others]).suites).toMatchObject({ server: 'features' });
  expect(besideFeatures([feature, ...others])).toEqual(others);
});

test.each(['server/core/clock.ts', 'server/app.ts', 'server/features.ts', 'server/ports/mailer.ts'])(
  'a change of %s keeps all tests that import it',
  (file) => {
    expect(planFor([file, 'server/features/favorites/favorites.resolver.ts']).suites.server).toBe('related');
  },
);

test.each(['server/features/content/articles/help/fees.es.md', 'tests/support/run/global-setup.ts'])(
  'a change of %s runs all server tests',
  (file) => {
    expect(planFor([file, 'server/features/favorites/favorites.resolver.ts']).suites.server).toBe('all');
  },
);

test('a test file runs alone, with a build only for browser tests', () => {
  expect([...planFor(['tests/server/favorites/favorites.test.ts']).checks]).toEqual(ALWAYS);
  expect(planFor(['tests/server/favorites/favorites.test.ts']).suites).toMatchObject({
    server: 'related',
    e2e: 'related',
  });
  expect([...planFor(['tests/e2e/pages/help.test.ts']).checks]).toEqual([...ALWAYS, 'build']);
});

test('a document runs the architecture tests only', () => {
  const { checks, suites } = planFor(['docs/glossary.md']);
  expect([...checks]).toEqual(ALWAYS);
  expect(suites).toEqual({ architecture: 'all', unit: 'none', client: 'none', server: 'none', e2e: 'none' });
});

test('a change of a resolver checks the schema, and of an operation the generated files', () => {
  expect(planFor(['server/features/favorites/favorites.resolver.ts']).checks).toContain('schema');
  expect(planFor(['client/features/home/home.graphql']).checks).toContain('codegen');
});

test('a change of the dependencies or of the configuration of tests runs everything', () => {
  expect(new Set(Object.values(planFor(['package-lock.json']).suites))).toEqual(new Set(['all']));
  expect(planFor(['vitest.config.ts']).checks).toContain('bundle');
});
