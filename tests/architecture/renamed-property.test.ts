import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot, sourcesOf } from './sources.js';

const run = promisify(execFile);
const COMPILE_MS = 180_000;

/** Properties whose names no other type of the server has, so that each file with the word reads or writes the entity. */
const PROPERTIES = [
  { entity: 'user.entity.ts', name: 'onboardedAt' },
  { entity: 'space.entity.ts', name: 'draftSavedAt' },
  { entity: 'session.entity.ts', name: 'revokedAt' },
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
  failing = new Set((await compile()).map((line) => line.replace(/\(.*$/s, '')));
}, COMPILE_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(PROPERTIES)('renaming $name in $entity fails the compiler in every file that uses it', ({ entity, name }) => {
  const word = new RegExp(String.raw`\b${name}\b`);
  const users = sources
    .filter(({ file, code }) => word.test(code) && path.basename(file) !== entity)
    .map(({ file }) => file);
  expect(users.length).toBeGreaterThan(1);
  expect(users.filter((file) => !failing.has(file))).toEqual([]);
});

function rename(entity: string, name: string): void {
  const file = sources.find((source) => path.basename(source.file) === entity);
  const declaration = new RegExp(String.raw`^( +)${name}([!?]?:)`, 'm');
  expect(file?.text).toMatch(declaration);
  writeFileSync(path.join(copy, file?.file ?? ''), (file?.text ?? '').replace(declaration, '$1renamedProperty$2'));
}

/** The compiler's errors, one a line. */
async function compile(): Promise<string[]> {
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  const options = ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false'];
  const { stdout } = await run(process.execPath, [compiler, ...options], { cwd: copy, maxBuffer: 16_000_000 }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout.split('\n').filter((line) => line.startsWith('server/'));
}
