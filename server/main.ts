// Imports nothing statically: on an older Node the libraries fail while linking, before any check of ours could run.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(`Hueco runs on Node 22.18 or newer; this is Node ${process.versions.node}. Use: npm start\n`);
  process.exit(1);
}
/*
 * The C library reads these when a program starts: by itself it keeps what threads have freed, a third of what the server holds at rest
 * (docs/performance.md). The same process begins again with them; PostgreSQL, which it starts, must not inherit them.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
if (process.platform === 'linux' && process.env['MALLOC_ARENA_MAX'] === undefined) {
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, ...MALLOC });
}
for (const name of Object.keys(MALLOC)) delete process.env[name];
const { serve } = await import('./serve.js');
await serve();
