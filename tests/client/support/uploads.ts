import { vi } from 'vitest';

/** An upload in place of the browser's: the test answers it. */
class FakeUpload {
  static readonly sent: FakeUpload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 201;
  responseText = '{}';
  onload: () => void = () => undefined;
  path = '';
  open = (_method: string, path: string) => void (this.path = path);
  setRequestHeader = () => undefined;
  abort = vi.fn<() => void>();
  send = () => void FakeUpload.sent.push(this);
  answer(body: object): void {
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

/** Uploads that the test answers, in the order in which they were sent. */
export function fakeUploads(): FakeUpload[] {
  FakeUpload.sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => undefined;
  return FakeUpload.sent;
}

/** An access token that arrives, or not, when the test says so. */
export function laterToken() {
  let arrive: (token: string) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const token = new Promise<string>((resolve, reject) => {
    arrive = resolve;
    refuse = reject;
  });
  return { token, arrive: () => arrive('token'), refuse: () => refuse(new TypeError('Failed to fetch')) };
}
