/** For glibc, which keeps memory freed by threads: a third of what the idle server holds (docs/performance.md). */
const SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * The environment with which the program should restart itself; null when that is unnecessary. PostgreSQL, started later, inherits none of
 * it.
 */
export function withMallocSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv | null {
  if (process.platform === 'linux' && env['MALLOC_ARENA_MAX'] === undefined) return { ...env, ...SETTINGS };
  for (const name of Object.keys(SETTINGS)) delete env[name];
  return null;
}
