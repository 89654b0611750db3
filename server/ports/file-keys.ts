const KEY = /^[\w-]+(?:\/[\w.-]+)+$/;
const FOLDER = /^[\w-]+$/;
const BATCH = 200;

/** The unchanged key; throws when it could escape the storage folder. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
  return key;
}

/** The unchanged folder name; throws when it is invalid. */
export function checkedFolder(name: string): string {
  if (!FOLDER.test(name)) throw new Error(`not a folder of files: ${name}`);
  return name;
}

/** Names of folders in batches; invalid ones are left out. */
export async function* batchesOfFolders(names: AsyncIterable<string>): AsyncIterable<readonly string[]> {
  let batch: string[] = [];
  for await (const name of names) {
    if (!FOLDER.test(name)) continue;
    batch.push(name);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
