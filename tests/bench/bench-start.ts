import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram, type Program } from '../e2e/support/program.js';
import type { Measure } from './bench-report.js';

/** Until what a start leaves behind is collected and nothing more is made ready. */
const REST_MS = 30_000;

/** The compiled program on a folder of its own, embedded database included: its first start, its second, and what it then holds at rest. */
export async function benchStart(): Promise<Measure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-bench-start-'));
  chmodSync(dataDir, 0o755);
  try {
    const first = await timedStart(dataDir);
    await stop(first.program);
    const second = await timedStart(dataDir);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const rest = residentMb(second.program.process.pid ?? 0);
    await stop(second.program);
    return [
      { name: 'start: first, with demo data, s', value: first.seconds },
      { name: 'start: second, s', value: second.seconds, goal: 3 },
      { name: 'start: resident memory of the server at rest, with demo data, MB', value: rest, goal: 280 },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timedStart(dataDir: string): Promise<{ program: Program; seconds: number }> {
  const started = performance.now();
  const program = await startProgram({ DATA_DIR: dataDir });
  return { program, seconds: (performance.now() - started) / 1000 };
}

async function stop({ process: child, ended }: Program): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** As the kernel counts it; its threads are in it, PostgreSQL is not. */
function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}
