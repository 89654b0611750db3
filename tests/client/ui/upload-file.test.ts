import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFile, type Upload } from '../../../client/forms/upload-file';

class FakeRequest {
  static readonly sent: FakeRequest[] = [];
  upload = {};
  status = 201;
  responseText = '{}';
  onload: () => void = () => {};
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    FakeRequest.sent.push(this);
  }
}

beforeEach(() => {
  FakeRequest.sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

const start = (): Upload =>
  uploadFile({ path: '/uploads/messages', file: new File(['x'], 'x.pdf'), accessToken: null, onProgress: () => {} });

test('at most three files are uploaded at once; others wait unless cancelled', async () => {
  const [first, , third, fourth, fifth] = Array.from({ length: 5 }, start);
  expect(FakeRequest.sent).toHaveLength(3);
  FakeRequest.sent[0]?.onload();
  expect(await first?.outcome).toBeNull();
  await vi.waitFor(() => expect(FakeRequest.sent).toHaveLength(4));
  fifth?.cancel();
  third?.cancel();
  FakeRequest.sent[3]?.onload();
  await fourth?.outcome;
  FakeRequest.sent[1]?.onload();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(FakeRequest.sent).toHaveLength(4);
  start();
  expect(FakeRequest.sent).toHaveLength(5);
});
