const KB = 1000;
const MB = 1024 * 1024;

/** A file's size in a readable unit: `250 KB`, `1,4 MB`. */
export function fileSize(bytes: number, number: (value: number) => string): string {
  return bytes < MB ? `${number(Math.round(bytes / KB))} KB` : `${number(Math.round((bytes / MB) * 10) / 10)} MB`;
}
