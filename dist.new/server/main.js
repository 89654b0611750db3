// Imports nothing statically: on an older Node the libraries fail while linking, before any check of ours could run.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
    process.stderr.write(`Hueco runs on Node 22.18 or newer; this is Node ${process.versions.node}. Use: npm start\n`);
    process.exit(1);
}
const { serve } = await import('./serve.js');
await serve();
export {};
//# sourceMappingURL=main.js.map