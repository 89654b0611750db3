import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g;

/** File names of the Lucide icons, without extension, that sources below these folders use. */
export function iconsOf(root: string, folders: readonly string[]): string[] {
  const sources = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  const names = sources
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(names.map(fileOf))].sort();
}

/* `Trash2` is in `trash-2`. */
const fileOf = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
