import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../core/locale.js';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** What the client fetches for a page, by the names of its own sources. */
export interface PageCode {
  readonly page: string;
  readonly words: readonly string[];
}

/** Words of every page. */
const COMMON_WORDS = ['common', 'nav'];

/** Knows from the build's list under which names the client's files stand: those a page will ask for come beside those it names itself. */
export class ModulePreloads {
  private readonly chunks: Readonly<Record<string, Chunk>>;
  private readonly first: ReadonlySet<string>;

  constructor(clientDir: string, page: string) {
    const list = path.join(clientDir, '.vite', 'manifest.json');
    this.chunks = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, Chunk>) : {};
    this.first = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? ''));
  }

  /** Paths of the scripts of a page beyond the first one. */
  of({ page, words }: PageCode, locale: Locale): string[] {
    const names = [`features/${page}.tsx`, ...[...COMMON_WORDS, ...words].map((name) => `i18n/${locale}/${name}.ts`)];
    return [...this.filesOf(names)].filter((file) => !this.first.has(file)).map((file) => `/${file}`);
  }

  /** The path of a picture the client brings, by the name of its source; null when the build has none. */
  assetPath(source: string): string | null {
    const file = this.chunks[source]?.file;
    return file ? `/${file}` : null;
  }

  /** The files of these sources and of all they import at once. */
  private filesOf(names: readonly string[]): Set<string> {
    const files = new Set<string>();
    const seen = new Set<string>();
    const follow = (name: string): void => {
      const chunk = this.chunks[name];
      if (!chunk || seen.has(name)) return;
      seen.add(name);
      files.add(chunk.file);
      chunk.imports?.forEach(follow);
    };
    names.forEach(follow);
    return files;
  }
}
