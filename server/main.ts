// No static imports: on an older Node the libraries fail while linking, before any check of ours could run.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(`Hueco runs on Node 22.18 or newer; this is Node ${process.versions.node}. Use: npm start\n`);
  process.exit(1);
}
// Starts the same program again, with memory settings that the C library reads only at start.
const { environmentToRestart } = await import('./config.js');
const environment = environmentToRestart();
if (environment)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], environment);
const { serve } = await import('./serve.js');
await serve();
