import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEATURE_ORDER, ROLES, type Role } from './rules.js';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const GENERATED = /^client\/generated\//;

export interface Import {
  /** Path in the project, or the package's name. */
  readonly target: string;
  readonly isLocal: boolean;
  readonly isTypeOnly: boolean;
}

export interface Source {
  /** Path in the project with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** The text without comments, for searches. */
  readonly code: string;
  readonly imports: readonly Import[];
}

/** Our own TypeScript below the folders, without generated files. */
export function sourcesOf(...folders: string[]): Source[] {
  return folders
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !GENERATED.test(file))
    .map(read);
}

/** Every file of TypeScript or JavaScript below the folders, generated or not. */
export function codeFilesBelow(...folders: string[]): string[] {
  return folders.flatMap(filesBelow).filter((file) => /\.(tsx?|mjs|js)$/.test(file));
}

/** Documents and GraphQL files below the folders. */
export function documentsBelow(...folders: string[]): string[] {
  return folders.flatMap(filesBelow).filter((file) => /\.(md|graphql)$/.test(file));
}

export function readProjectFile(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}

/** All files below a folder, as paths in the project. */
export function filesBelow(folder: string): string[] {
  const absolute = path.join(projectRoot, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute).flatMap((name) => {
    const file = `${folder}/${name}`;
    return statSync(path.join(projectRoot, file)).isDirectory() ? filesBelow(file) : [file];
  });
}

function read(file: string): Source {
  const text = readProjectFile(file);
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
  const pattern =
    /(?:^|\n|;)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/g;
  const imports = [...code.matchAll(pattern)].map(([, type, from, dynamic]) =>
    resolve(file, from ?? dynamic ?? '', type !== undefined),
  );
  return { file, text, code, imports };
}

function resolve(from: string, specifier: string, isTypeOnly: boolean): Import {
  if (!specifier.startsWith('.')) return { target: specifier, isLocal: false, isTypeOnly };
  const target = path.posix.join(path.posix.dirname(from), specifier);
  const bare = target.replace(/\.js$/, '');
  const found = [`${bare}.ts`, `${bare}.tsx`, target].find((candidate) =>
    existsSync(path.join(projectRoot, candidate)),
  );
  return { target: found ?? target, isLocal: true, isTypeOnly };
}

export interface Place {
  readonly feature: string;
  readonly role: Role;
  /** Index of the feature's group in the order; -1 if it is not listed. */
  readonly rank: number;
}

/** The feature of a server file; undefined for files elsewhere. */
export function placeOf(file: string): Place | undefined {
  const feature = /^server\/features\/([^/]+)\//.exec(file)?.[1];
  if (feature === undefined) return undefined;
  const role = ROLES.find((ending) => file.endsWith(`.${ending}.ts`)) ?? 'command';
  const rank = FEATURE_ORDER.flat().indexOf(feature as never);
  return { feature, role, rank };
}

/** The layer of a file: `core` for `server/core/clock.ts`, undefined for files in the folder itself. */
export function layerOf(side: 'server' | 'client', file: string): string | undefined {
  return new RegExp(`^${side}/([^/]+)/`).exec(file)?.[1];
}
