import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFile, type Upload } from '../../../client/forms/upload-file';
import { laterToken } from '../support/uploads';

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

const start = (accessToken: () => Promise<string | null> = async () => null): Upload =>
  uploadFile({ path: '/uploads/messages', file: new File(['x'], 'x.pdf'), accessToken, onProgress: () => {} });
const sent = (count: number): Promise<void> => vi.waitFor(() => expect(FakeRequest.sent).toHaveLength(count));

test('at most three files are uploaded at once; others wait unless cancelled', async () => {
  const [first, , third, fourth, fifth] = Array.from({ length: 5 }, () => start());
  await sent(3);
  FakeRequest.sent[0]?.onload();
  expect(await first?.outcome).toBeNull();
  await sent(4);
  fifth?.cancel();
  third?.cancel();
  FakeRequest.sent[3]?.onload();
  await fourth?.outcome;
  FakeRequest.sent[1]?.onload();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(FakeRequest.sent).toHaveLength(4);
  start();
  await sent(5);
});

test('an upload fails when the session gives no token, and lets the next one begin', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const failed = await Promise.all(Array.from({ length: 3 }, () => start(away).outcome));
  expect(failed.map((problem) => problem?.code)).toEqual(['NETWORK', 'NETWORK', 'NETWORK']);
  start();
  await sent(1);
});

test('an upload that is cancelled while the token is read sends nothing', async () => {
  const { token, arrive } = laterToken();
  start(() => token).cancel();
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(FakeRequest.sent).toEqual([]);
});
