import { Agent, request } from 'node:http';

/* One connection for all calls, which are sequential. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The response, and the time to its last byte, in ms. */
export interface Called {
  readonly ms: number;
  readonly text: string;
}

/** Posts JSON with minimal overhead of the caller: `fetch` takes longer than a short response. */
export function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Called> {
  const json = JSON.stringify(body);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        agent,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => resolve({ ms: performance.now() - began, text: Buffer.concat(parts).toString() }));
      },
    )
      .on('error', reject)
      .end(json);
  });
}
