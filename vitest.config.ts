import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Test sources would get graphql's ESM build while type-graphql and Apollo get the CommonJS one: two realms, two `GraphQLSchema`s.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];
const database = {
  globalSetup: ['tests/support/run/global-setup.ts'],
  setupFiles: ['tests/support/run/after-each-file.ts'],
};
/** After the others: a browser that shares its cores with more than one other waits too long now and then. */
const withBrowsers = { maxWorkers: 2, sequence: { groupOrder: 1 } };
/** What is waited for takes longer on a busy machine; the default second is for idle ones. */
const patient = { poll: { timeout: 10_000 } };

/** A module that one file replaces would stay replaced for the next, and a document's styles stay in it: such files of the client stand apart. */
const APART = /\bvi\.(mock|doMock|resetModules)\(|querySelectorAll\('style'\)/;
const apart = globSync('tests/client/**/*.test.{ts,tsx}').filter((file) => APART.test(readFileSync(file, 'utf8')));

const client = {
  plugins: [react()],
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/client/setup.ts'],
    testTimeout: 30_000,
    expect: patient,
  },
};

/** The order of the suites, cheap ones first. One queue for all but the browser's: a worker that is done with one suite begins the next. */
const SUITES = ['architecture', 'unit', 'client', 'client-apart', 'server', 'e2e', 'visual'];

/** Small files that take long, which alone would keep one worker busy at the end: they come first in their suite. */
const LONG =
  /e2e\/pages\/pages-|accounts\/(rig|sign-in-floods)|bookings\/(burst|notice)|payments\/(fault-points|money-model)|server\/web\/pages|db\/seed|core\/upload-memory/;

/** Without times of an earlier run the largest files come first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number =>
      2 * SUITES.indexOf(project.name) + (LONG.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/*
 * `isolate: false`: a worker keeps its modules from file to file, which halves a suite's processor time. Every file of the server has its own
 * app and database, and every file of the client its own document and storage, so that nothing is shared but the code.
 */
export default defineConfig({
  test: {
    // Tests of the server wait for the database and the clock: on two cores a third worker takes an eighth of their time away.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        ...client,
        test: {
          ...client.test,
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          exclude: apart,
          isolate: false,
        },
      },
      { ...client, test: { ...client.test, name: 'client-apart', include: apart } },
      {
        resolve: { alias },
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...database,
          testTimeout: 40_000,
          expect: patient,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/partner/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...database,
          ...withBrowsers,
          // A browser on a busy machine may stumble once; `npm test` names and counts whatever needed a second attempt as flaky.
          retry: 1,
          testTimeout: 120_000,
          expect: patient,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'visual',
          include: ['tests/visual/**/*.test.ts'],
          environment: 'node',
          ...database,
          ...withBrowsers,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
