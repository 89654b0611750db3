import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromProjectRoot } from '../../server/core/paths.js';
import { startProgram, type Program } from '../e2e/support/program.js';
import type { Measure } from './bench-report.js';

/** Demo pictures are resized after the first start, and their memory is released after the process has been idle for a while. */
const LOOK_MS = 5_000;
const CALM_LOOKS = 8;
/** The share of one CPU below which the process counts as idle. */
const CALM = 0.05;
const MOST_LOOKS = 60;
/** Clock ticks of the kernel per second. */
const TICKS = 100;

/** The compiled program with its own folder and the embedded database: its first start, its second, and its memory at rest. */
export async function benchStart(): Promise<Measure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hueco-bench-start-'));
  chmodSync(dataDir, 0o755);
  try {
    const first = await timedStart(dataDir);
    await stop(first.program);
    const second = await timedStart(dataDir);
    const pid = second.program.process.pid ?? 0;
    await calm(pid);
    const rest = residentMb(pid);
    await stop(second.program);
    return [
      { name: 'start: first, with demo data, s', value: first.seconds },
      { name: 'start: second, s', value: second.seconds, goal: 3 },
      { name: 'start: resident memory of the server at rest, with demo data, MB', value: rest, goal: 280 },
      { name: 'start: packages that production needs, Node’s own aside, MB', value: productionMb(), goal: 220 },
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

/** Waits until the process has been almost idle for a while. */
async function calm(pid: number): Promise<void> {
  let before = cpuSeconds(pid);
  for (let looks = 0, calmLooks = 0; looks < MOST_LOOKS && calmLooks < CALM_LOOKS; looks++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = cpuSeconds(pid);
    calmLooks = ((now - before) / LOOK_MS) * 1000 < CALM ? calmLooks + 1 : 0;
    before = now;
  }
}

function cpuSeconds(pid: number): number {
  // Fields are counted after the name, which may contain spaces: the 12th and 13th are user and system time.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Files of the production packages; an image brings Node itself (decision 1). */
function productionMb(): number {
  const listed = execFileSync('npm', ['ls', '--all', '--omit=dev', '--parseable'], { cwd: fromProjectRoot() });
  const folders = listed.toString().trim().split('\n').slice(1);
  const bytes = folders
    .filter((folder) => !path.basename(folder).startsWith('node-linux'))
    .flatMap((folder) =>
      globSync('**/*', { cwd: folder, exclude: (name) => name === 'node_modules' }).map((file) =>
        statSync(path.join(folder, file)),
      ),
    )
    .reduce((total, file) => total + (file.isFile() ? file.size : 0), 0);
  return bytes / 1024 ** 2;
}

/** Memory as the kernel counts it, with the process's threads and without PostgreSQL. */
function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}
