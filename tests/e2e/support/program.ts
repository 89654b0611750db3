import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fromProjectRoot, projectRoot } from '../../../server/core/paths.js';

/** The running compiled program. */
export interface Program {
  readonly process: ChildProcess;
  readonly url: string;
  /** Exit code or signal, once it has ended. */
  readonly ended: Promise<number | string | null>;
}

const alive = new Set<ChildProcess>();

/** Stops programs that a test has left running, such as one that was not ready in time. */
export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...alive].map(async (child) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
}

/** The compiled program as `npm start` runs it, on a free port; resolves once it is ready. */
export async function startProgram(env: Record<string, string>): Promise<Program> {
  const child = launchProgram(env);
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /Hueco is running:\s+(\S+)/.exec(output)?.[1];
      if (printed) resolve(printed);
    });
    void ended.then(() => reject(new Error(`ended before it was ready: ${output}`)));
  });
  return { process: child, url, ended };
}

/** Starts it without waiting. */
export function launchProgram(env: Record<string, string>): ChildProcess {
  const clean = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR };
  const child = spawn(process.execPath, [fromProjectRoot('dist/server/main.js')], {
    cwd: projectRoot,
    env: { ...clean, NODE_ENV: 'production', PORT: '0', GEO_DATA_DIR: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

/** A failing start: its exit code and output. */
export async function failedStart(env: Record<string, string>): Promise<{ code: unknown; printed: string }> {
  const child = launchProgram(env);
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  return {
    code: await new Promise((resolve) => {
      child.once('close', resolve);
    }),
    printed,
  };
}
