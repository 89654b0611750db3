import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/**
 * Resolves the client's source files to built file names by the build's manifest, so that lazily imported files are preloaded with the
 * static ones.
 */
export class ModulePreloads {
  private readonly chunks: Readonly<Record<string, Chunk>>;
  private readonly first: ReadonlySet<string>;

  constructor(clientDir: string, page: string) {
    const list = path.join(clientDir, '.vite', 'manifest.json');
    this.chunks = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, Chunk>) : {};
    this.first = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? ''));
  }

  /** Paths of the scripts of these sources and of their static imports, except those that the page names itself. */
  of(sources: readonly string[]): string[] {
    const files = new Set<string>();
    const seen = new Set<string>();
    const follow = (name: string): void => {
      const chunk = this.chunks[name];
      if (!chunk || seen.has(name)) return;
      seen.add(name);
      files.add(chunk.file);
      chunk.imports?.forEach(follow);
    };
    sources.forEach(follow);
    return [...files].filter((file) => !this.first.has(file)).map((file) => `/${file}`);
  }
}
