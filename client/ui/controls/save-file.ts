/** Downloads a file created in the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
