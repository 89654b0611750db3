import { Worker } from 'node:worker_threads';

export interface FloodCall {
  readonly query: string;
  /** `{n}` stands for the number of the call, in variables and in the address. */
  readonly variables: object;
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Flood {
  /** Stops the flood; returns the number of calls by resulting code. */
  stop(): Promise<Record<string, number>>;
}

const PAUSE_MS = 100;

/** Runs in its own thread, so that the sender does not delay the server. Numbers in an address: {a}, {b} are its two bytes, {h} is hexadecimal. */
const SENDER = `
  const { parentPort, workerData: { url, lanes, call, pauseMs } } = require('node:worker_threads');
  const tally = {};
  let number = 0;
  let isOver = false;
  const fill = (text, n) => text.replaceAll('{n}', n).replaceAll('{a}', (n >> 8) & 255).replaceAll('{b}', n & 255).replaceAll('{h}', n.toString(16));
  const template = JSON.stringify({ query: call.query, variables: call.variables });
  const lane = async () => {
    while (!isOver) {
      const n = ++number;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': fill(call.address, n), ...call.headers };
      const answer = await (await fetch(url + '/graphql', { method: 'POST', headers, body: fill(template, n) })).json();
      const code = answer.errors?.[0]?.extensions.code ?? 'OK';
      tally[code] = (tally[code] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  parentPort.once('message', () => (isOver = true));
  Promise.all(Array.from({ length: lanes }, lane)).then(() => parentPort.postMessage(tally));
`;

/** Repeats a call on parallel lanes, each as soon as its previous call is answered. */
export function startFlood(url: string, lanes: number, call: FloodCall): Flood {
  const worker = new Worker(SENDER, { eval: true, workerData: { url, lanes, call, pauseMs: PAUSE_MS } });
  const tally = new Promise<Record<string, number>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    stop: async () => {
      worker.postMessage('stop');
      const result = await tally;
      await worker.terminate();
      return result;
    },
  };
}
