import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from '../statistics.js';

/** A thread of its own: what a test does in its own thread must not count as the server's delay. */
const PROBE = `
  const { Agent, get } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  let isOver = false;
  parentPort.on('message', () => (isOver = true));
  const ask = () => {
    const start = performance.now();
    get(workerData + '/healthz', { agent }, (res) => res.resume().once('end', () => {
      times.push(performance.now() - start);
      if (!isOver) return setTimeout(ask, 5);
      agent.destroy();
      parentPort.postMessage(times);
    }));
  };
  ask();
`;

/** A thread that is awake this much longer than it computes has waited for a processor. */
const CALM_RATIO = 1.25;

export interface Health {
  /** The 99th percentile of how long `/healthz` took beside the work, in milliseconds. */
  readonly answers: number;
  /** The same of what this thread, the server's, computed between two looks: no other program on the machine counts. */
  readonly computing: number;
  /** Whether this thread had a processor whenever it needed one; else the answers tell more of the machine than of the server. */
  readonly isCalm: boolean;
}

/** Asks for `/healthz` every few milliseconds while the work goes on. */
export async function healthBeside(url: string, work: () => Promise<unknown>): Promise<Health> {
  const computed: number[] = [];
  const started = { cpu: process.threadCpuUsage(), loop: performance.eventLoopUtilization() };
  let last = started.cpu;
  const look = setInterval(() => {
    computed.push(msBetween(last, process.threadCpuUsage()));
    last = process.threadCpuUsage();
  }, 5);
  const requester = new Worker(PROBE, { eval: true, workerData: url });
  const times = once(requester, 'message') as Promise<[number[]]>;
  try {
    await work();
    const { active } = performance.eventLoopUtilization(started.loop);
    const isCalm = active <= CALM_RATIO * msBetween(started.cpu, process.threadCpuUsage());
    requester.postMessage('enough');
    return { answers: percentile((await times)[0], 99), computing: percentile(computed, 99), isCalm };
  } finally {
    clearInterval(look);
    await requester.terminate();
  }
}

function msBetween(from: NodeJS.CpuUsage, to: NodeJS.CpuUsage): number {
  return (to.user - from.user + to.system - from.system) / 1000;
}
