import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from '../statistics.js';

/** A separate thread, because the test's own work must not count as the server's delay. */
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

/** The ratio of active time to processor time above which a thread has waited for a processor. */
const CALM_RATIO = 1.25;

export interface Health {
  /** The 99th percentile of the duration of `/healthz` during the work, in milliseconds. */
  readonly answers: number;
  /** The same for this thread's, the server's, processor time between two calls, which excludes other programs. */
  readonly computing: number;
  /** Whether this thread always had a processor; otherwise the durations depend on the machine more than on the server. */
  readonly isCalm: boolean;
}

/** Calls `/healthz` every few milliseconds during the work. */
export async function healthDuringWork(url: string, work: () => Promise<unknown>): Promise<Health> {
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
