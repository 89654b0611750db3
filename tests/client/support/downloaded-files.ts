import { vi } from 'vitest';

/** The files that the browser was asked to save, with their names. */
export function downloadedFiles() {
  const given: { name: string; content: Blob }[] = [];
  const contents = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    contents.set(`blob:${contents.size}`, content as Blob);
    return `blob:${contents.size - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push({ name: this.download, content: contents.get(this.href) as Blob });
  });
  return given;
}
