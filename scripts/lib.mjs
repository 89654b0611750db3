// Shared by the scripts. Plain JavaScript for Node 20 with built-ins only: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {...string} segments */
export const fromRoot = (...segments) => path.join(root, ...segments);

/** @param {string} text */
export const say = (text) => process.stdout.write(`${text}\n`);

/** Exits with an actionable message. @param {string} text @returns {never} */
export function fail(text) {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
}

/**
 * npm passes a signal on to the shell between us, which dies of it without a word: we notice that our parent is gone.
 * Only under npm: a program started by hand in the background may well outlive its shell.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}

/** Scripts read `.env` like the server; the environment takes precedence. */
export function readSettings() {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
}

/**
 * Each checker of the compiler repeats part of the others' work: on two cores three programs with two checkers each take a third more CPU
 * time than with one.
 * @param {number} programs compiled at the same time
 */
export const checkersFor = (programs) => [
  '--checkers',
  String(Math.max(1, Math.min(4, Math.floor(availableParallelism() / programs)))),
];

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/** For scripts that only run others: signals are forwarded to them. */
export function endWithChildren() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      for (const child of children) child.kill('SIGTERM');
      process.exit(130);
    });
  }
}

/** Script of an installed package, to be run by the current Node. @param {string} name @param {string} file */
export const program = (name, file) => fromRoot('node_modules', name, file);

/**
 * Runs a program of the project with the current Node; answers its exit code and, unless shown, its output. One that takes longer than its limit is ended.
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string>, command?: string, cwd?: string, limitMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(options.command ?? process.execPath, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    const limit =
      options.limitMs &&
      setTimeout(() => {
        say(`Ended after ${options.limitMs / 60_000} minutes: ${args[0]}`);
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
      }, options.limitMs);
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      children.delete(child);
      clearTimeout(limit);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** One hash of names and contents of all files below the given paths. @param {string[]} paths */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((entry) => filesBelow(fromRoot(entry))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} entry @returns {string[]} */
export function filesBelow(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry).flatMap((name) => filesBelow(path.join(entry, name)));
}

/** @param {number} since */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
