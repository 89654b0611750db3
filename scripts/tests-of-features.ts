import { sourcesOf, type Source } from '../tests/architecture/sources.js';

type Module = Pick<Source, 'file' | 'imports'>;
type Importers = ReadonlyMap<string, readonly string[]>;

const TEST = /^tests\/server\/.*\.test\.ts$/;
/** Files that compose the app, where following imports ends: all that is mounted would lead back to everything. */
const APP = /^server\/([^/]+|db\/entities)\.ts$/;
const LIST_OF_FEATURES = 'server/features.ts';

/**
 * The files of the server's suite that a change of features runs, for `npm test -- --changed`: the test folders of the features and layers that reach a
 * changed file by imports, also through others, and the tests that import one, also through test support. In the changed features a folder has the test
 * folder of its name too, such as `bookings/payments`; a feature without one is tested with those that it imports. What the app itself imports runs
 * everything, and so does an entity, whose table others read by its name. Features also meet in the API and in events, which no import shows: only the
 * whole run counts before landing.
 */
export function testsOfFeatures(changed: readonly string[], modules: readonly Module[] = everyModule()): string[] {
  const tests = modules.map(({ file }) => file).filter((file) => TEST.test(file));
  const importers = importersIn(modules);
  const files = changed.filter((file) => featureOf(file) !== undefined);
  if (files.some((file) => importers.get(file)?.some((by) => APP.test(by) && by !== LIST_OF_FEATURES))) return tests;

  const features = new Set(files.map(featureOf));
  const testFolders = new Set(tests.map(testFolderOf));
  const untested = new Set([...features].filter((feature) => !testFolders.has(feature)));
  const reached = reachedFrom(files, importers, (by) => by.startsWith('server/') && !APP.test(by));
  const wanted = new Set([
    ...[...reached].flatMap((file) => (features.has(featureOf(file)) ? file.split('/').slice(2, -1) : [roomOf(file)])),
    ...modules
      .filter(({ file }) => untested.has(featureOf(file)))
      .flatMap(({ imports }) => imports.map(({ target }) => featureOf(target))),
  ]);
  const importing = reachedFrom(changed, importers, (by) => by.startsWith('tests/'));
  return tests.filter((file) => importing.has(file) || wanted.has(testFolderOf(file)));
}

const everyModule = (): Module[] => sourcesOf('server', 'tests');
const testFolderOf = (test: string): string | undefined => test.split('/')[2];
const featureOf = (file: string): string | undefined => /^server\/features\/([^/]+)\//.exec(file)?.[1];
/** The feature of a file, or its layer. */
const roomOf = (file: string): string | undefined => featureOf(file) ?? file.split('/')[1];

function importersIn(modules: readonly Module[]): Importers {
  const importers = new Map<string, string[]>();
  for (const { file, imports } of modules)
    for (const { target } of imports) importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
}

/** The files themselves, and those that import them, also through others, as long as these match. */
function reachedFrom(
  files: readonly string[],
  importers: Importers,
  isWanted: (file: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set(files);
  // A set is also iterated over what is added meanwhile.
  for (const file of reached) for (const by of importers.get(file) ?? []) if (isWanted(by)) reached.add(by);
  return reached;
}
