import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';

/** Modules that share a chunk keep their own names in the manifest, by which the server finds a page's preloads. */
export function manifestNames(isShared: RegExp): Plugin {
  let root: string;
  return {
    name: 'manifest-names',
    apply: 'build',
    configResolved: (config) => void (root = `${config.root}/`),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle[MANIFEST];
        if (manifest?.type !== 'asset') return;
        const chunks = JSON.parse(String(manifest.source)) as Record<string, object>;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const known = Object.values(chunks).find((one) => 'file' in one && one.file === chunk.fileName);
          for (const module of chunk.moduleIds)
            if (known && isShared.test(module) && module.startsWith(root)) chunks[module.slice(root.length)] ??= known;
        }
        manifest.source = JSON.stringify(chunks, null, 2);
      },
    },
  };
}
