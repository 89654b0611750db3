const KEY = /^[\w-]+(?:\/[\w.-]+)+$/;
const FOLDER = /^[\w-]+$/;
const BATCH = 200;
/** The key as it is; throws where it could lead anywhere else. */
export function checkedKey(key) {
    if (!KEY.test(key) || key.includes('..'))
        throw new Error(`not a file key: ${key}`);
    return key;
}
/** The name of a folder as it is; throws where it is none. */
export function checkedFolder(name) {
    if (!FOLDER.test(name))
        throw new Error(`not a folder of files: ${name}`);
    return name;
}
/** Names of folders, so many at a time; what is no such name is left out. */
export async function* batchesOfFolders(names) {
    let batch = [];
    for await (const name of names) {
        if (!FOLDER.test(name))
            continue;
        batch.push(name);
        if (batch.length < BATCH)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
//# sourceMappingURL=file-keys.js.map