import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { cachedTranslator } from '../../../server/ports/translator-cache.js';
import { libreTranslate } from '../../../server/ports/translator-libretranslate.js';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service with these answers that returns the requests it received. */
async function service(answer: (response: ServerResponse, times: number) => void) {
  const asked: { path: string | undefined; body: unknown }[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ path: request.url, body: JSON.parse(body) });
      answer(response, asked.length);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));
const ES_EN = { from: Locale.ES, to: Locale.EN };

describe("P7 translation by a service with LibreTranslate's API", () => {
  test('sends text, languages and key, and returns the trimmed translation', async () => {
    const { host, asked } = await service(json({ translatedText: ' Dry and tidy. ' }));
    const translator = libreTranslate(`http://:s%40fe@${host}/below`);
    expect(await translator.translate('Seco y ordenado.', ES_EN)).toBe('Dry and tidy.');
    expect(asked).toEqual([
      {
        path: '/below/translate',
        body: { q: 'Seco y ordenado.', source: 'es', target: 'en', format: 'text', api_key: 's@fe' },
      },
    ]);
  });

  test.each<[string, RegExp, (response: ServerResponse) => void]>([
    ['a refusal', /429/, (response) => void response.writeHead(429).end(JSON.stringify({ translatedText: 'Dry.' }))],
    ['a redirect', /302/, (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['no JSON', /JSON/, (response) => void response.end('<html>')],
    ['another shape', /translatedText/, json({ text: 'Dry.' })],
    ['nothing', /translatedText/, json({ translatedText: '  ' })],
    ['far more than a translation', /more than a translation/, json({ translatedText: 'x'.repeat(300) })],
    ['more than is read', /larger than/, (response) => void response.end('x'.repeat(70_000))],
    ['silence', /timeout|abort/i, () => undefined],
  ])('fails on %s', async (_what, problem, answer) => {
    const { host } = await service(answer);
    await expect(libreTranslate(`http://${host}`, 200).translate('Seco.', ES_EN)).rejects.toThrow(problem);
  });

  test('caches a translation, shares concurrent requests and retries after a failure', async () => {
    const { host, asked } = await service((response, times) =>
      times === 1 ? response.writeHead(503).end() : json({ translatedText: 'Dry.' })(response),
    );
    const translator = cachedTranslator(libreTranslate(`http://${host}`));
    await expect(translator.translate('Seco.', ES_EN)).rejects.toThrow('503');
    const both = [translator.translate('Seco.', ES_EN), translator.translate('Seco.', ES_EN)];
    expect(await Promise.all(both)).toEqual(['Dry.', 'Dry.']);
    expect(await translator.translate('Seco.', ES_EN)).toBe('Dry.');
    expect(asked).toHaveLength(2);
  });
});
