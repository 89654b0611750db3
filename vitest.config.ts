import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Test sources would get graphql's ESM build while type-graphql and Apollo get the CommonJS one: two realms, two `GraphQLSchema`s.
const alias = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];
const database = ['tests/support/global-setup.ts'];
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
    sequence: { groupOrder: 1 },
  },
};

/** Without times of an earlier run the largest files come first; those that look at every page are small and take longest: one worker would end alone with them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => (moduleId.includes('/e2e/pages/pages-') ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/*
 * `isolate: false`: a worker keeps its modules from file to file, which halves a suite's processor time. Every file of the server has its own
 * app and database, and every file of the client its own document and storage, so that nothing is shared but the code.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
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
          sequence: { groupOrder: 0 },
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
          globalSetup: database,
          testTimeout: 40_000,
          expect: patient,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: database,
          // A browser on a busy machine may stumble once; `npm test` names and counts whatever needed a second attempt as flaky.
          retry: 1,
          testTimeout: 120_000,
          expect: patient,
          hookTimeout: 180_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'visual',
          include: ['tests/visual/**/*.test.ts'],
          environment: 'node',
          globalSetup: database,
          hookTimeout: 300_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
