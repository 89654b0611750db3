import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot, sourcesOf } from './sources.js';

const run = promisify(execFile);
const COMPILE_MS = 180_000;

/** Properties whose names no other server type has, so that each file with the word uses the entity. */
const PROPERTIES = [
  { entity: 'user.entity.ts', name: 'onboardedAt' },
  { entity: 'space.entity.ts', name: 'featuredRank' },
  { entity: 'session.entity.ts', name: 'mfaVerifiedAt' },
];

/** An invented number that filters, and an invented status: all that the server needs to know about them. */
const ADDITIONS = [
  {
    file: 'server/features/spaces/fields/space-fields.ts',
    after: 'const detailFields = inStep(WizardStep.DETAILS, {\n',
    text: `beamHeightM: {
      type: Float, description: 'Metres.', unit: 'm', bounds: { min: 0.5, max: 15 }, problem: Code.HEIGHT_OUT_OF_RANGE,
      column: 'beam_height_m', columnType: 'float8', searchType: 'real', filters: ['beamHeightMinM'],
    },`,
  },
  {
    file: 'server/features/spaces/space.entity.ts',
    after: 'heightM!: number | null;\n',
    text: `@Property({ type: 'double', nullable: true }) beamHeightM!: number | null;`,
  },
  {
    file: 'server/features/search/plain-filters.rules.ts',
    after: 'export const numberFilters = {\n',
    text: `beamHeightMinM: {
      key: 'beam_min', bounds: fromZero(spaceFields.beamHeightM), condition: 'beam_height_m >=', part: 'measures',
    },`,
  },
  {
    file: 'server/features/search/search.inputs.ts',
    after: 'export class SpaceFilter {\n',
    text: `@Field(() => Float, { nullable: true }) beamHeightMinM?: number | null;`,
  },
  {
    file: 'server/features/bookings/booking.enums.ts',
    after: 'export enum BookingStatus {\n',
    text: `MADE_UP = 'made_up',`,
  },
  {
    file: 'server/features/bookings/booking.enums.ts',
    after: 'export const bookingStatuses: Readonly<Record<BookingStatus, StatusEntry>> = {\n',
    text: `[BookingStatus.MADE_UP]: { description: 'Made up.', means: OCCUPIED },`,
  },
];

const sources = sourcesOf('server');
const copy = mkdtempSync(path.join(tmpdir(), 'hueco-rename-'));
let failing: ReadonlySet<string>;

beforeAll(async () => {
  cpSync(path.join(projectRoot, 'server'), path.join(copy, 'server'), {
    recursive: true,
    filter: (file) => !file.endsWith(path.join('seed', 'photos')),
  });
  cpSync(path.join(projectRoot, 'package.json'), path.join(copy, 'package.json'));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'));
  const settings = JSON.parse(readFileSync(path.join(projectRoot, 'tsconfig.json'), 'utf8')) as object;
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify({ ...settings, include: ['server/**/*.ts'] }));
  for (const { entity, name } of PROPERTIES) rename(entity, name);
  for (const addition of ADDITIONS) add(addition);
  failing = new Set((await compile()).map((line) => line.replace(/\(.*$/s, '')));
}, COMPILE_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(PROPERTIES)('renaming $name in $entity fails the compiler in every file that uses it', ({ entity, name }) => {
  const users = usersOf(name).filter((file) => path.basename(file) !== entity);
  expect(users.length).toBeGreaterThan(1);
  expect(users.filter((file) => !failing.has(file))).toEqual([]);
});

test('an added filter number and an added status need no other server file', () => {
  const expected = new Set(PROPERTIES.flatMap(({ name }) => usersOf(name)));
  expect([...failing].filter((file) => !expected.has(file))).toEqual([]);
});

function usersOf(name: string): string[] {
  const word = new RegExp(String.raw`\b${name}\b`);
  return sources.filter(({ code }) => word.test(code)).map(({ file }) => file);
}

function add({ file, after, text }: (typeof ADDITIONS)[number]): void {
  const before = readFileSync(path.join(copy, file), 'utf8');
  expect(before).toContain(after);
  writeFileSync(
    path.join(copy, file),
    before.replace(after, () => `${after}${text}\n`),
  );
}

function rename(entity: string, name: string): void {
  const file = sources.find((source) => path.basename(source.file) === entity);
  const declaration = new RegExp(String.raw`^( +)${name}([!?]?:)`, 'm');
  expect(file?.text).toMatch(declaration);
  writeFileSync(path.join(copy, file?.file ?? ''), (file?.text ?? '').replace(declaration, '$1renamedProperty$2'));
}

/** The compiler's errors, one per line. */
async function compile(): Promise<string[]> {
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  // The other workers' tests use the other cores.
  const options = ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false', '--checkers', '1'];
  const { stdout } = await run(process.execPath, [compiler, ...options], { cwd: copy, maxBuffer: 16_000_000 }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout.split('\n').filter((line) => line.startsWith('server/'));
}
