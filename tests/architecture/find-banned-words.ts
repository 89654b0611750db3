import { ALLOWED_PHRASES, BANNED_WORDS, FIXED_NAMES } from './banned-words.js';
import { codeFilesBelow, documentsBelow, readProjectFile } from './sources.js';

interface Match {
  readonly found: string;
  readonly say: string;
}

export interface Finding extends Match {
  readonly file: string;
}

/** Comments and test titles are prose; schema descriptions count as documents. */
type Place = 'names' | 'prose' | 'documents';

const patterns = BANNED_WORDS.map(({ words, say, onlyIn }) => ({
  pattern: new RegExp(`\\b(?:${words})\\b`, 'g'),
  say,
  onlyIn,
}));
/** Almost no text has a banned word: one combined search rules out most of them. */
const anyPattern = new RegExp(`\\b(?:${BANNED_WORDS.map(({ words }) => words).join('|')})\\b`);

/** Comments, strings and names in source order; strings are separate so that their words do not count as names. */
const TOKEN =
  /(?<comment>\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*)|(?<title>\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`))|(?<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<name>(?<![\w$#]|(?<!\.)\.)#?[A-Za-z_$][\w$]*)/g;

/** The lists themselves quote what they ban, catalogues and stored data are texts of the product. */
const WITHOUT_NAMES_OF_OURS =
  /^tests\/architecture\/banned-words\.ts$|^client\/i18n\/(es|en)\/|^client\/generated\/|^server\/db\/migrations\//;

/** Every banned word in a file's path, names, comments and titles of tests; a name counts once in a file. */
export function findBannedWords(): Finding[] {
  return codeFilesBelow('server', 'client', 'scripts', 'tests')
    .filter((file) => !WITHOUT_NAMES_OF_OURS.test(file))
    .flatMap((file) => {
      const { names, prose } = read(readProjectFile(file));
      const inNames = [file, ...names].flatMap(matchesInName);
      const inProse = prose.flatMap((text) => matches(text.toLowerCase(), 'prose'));
      return [...inNames, ...inProse].map((match) => ({ file, ...match }));
    });
}

/** The glossary names what it replaces, and the requirements are in their owner's words. */
const QUOTED = ['docs/glossary.md', 'docs/requirements.md'];

const allowedPhrases = ALLOWED_PHRASES.map(({ phrase }) => new RegExp(`\\b${phrase}\\b`, 'g'));

/** Every banned word in a description of the schema or in a document of the project. */
export function findBannedWordsInDocuments(): Finding[] {
  return documents().flatMap(({ file, text }) =>
    matches(
      allowedPhrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text),
      'documents',
    ).map((match) => ({ file, ...match })),
  );
}

/** Allowed phrases that no description and no document has any more. */
export function findUnusedPhrases(): string[] {
  const texts = documents().map(({ text }) => text);
  return allowedPhrases.filter((phrase) => texts.every((text) => text.search(phrase) < 0)).map(String);
}

function documents(): { file: string; text: string }[] {
  const files = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...documentsBelow('docs', 'client')];
  return [
    { file: 'schema.graphql', text: descriptionsOf(readProjectFile('schema.graphql')) },
    ...files
      .filter((file) => file.endsWith('.md') && !QUOTED.includes(file))
      .map((file) => ({ file, text: withoutNames(readProjectFile(file)) })),
  ].map(({ file, text }) => ({ file, text: text.replaceAll(/\s+/g, ' ').toLowerCase() }));
}

function descriptionsOf(schema: string): string {
  return [...schema.matchAll(/"""([\s\S]*?)"""/g)].map(([, description]) => description).join('\n');
}

/** Without code and targets of links: sources are read for their names, and files of decisions keep theirs. */
function withoutNames(markdown: string): string {
  return markdown.replaceAll(/`[^`\n]+`|(?<=\])\([^)\n]*\)/g, '');
}

function read(text: string): { names: Set<string>; prose: string[] } {
  const names = new Set<string>();
  const prose: string[] = [];
  for (const { groups = {} } of text.matchAll(TOKEN)) {
    if (groups.name && FIXED_NAMES.has(groups.name)) continue;
    if (groups.name) names.add(groups.name);
    else if (groups.comment) prose.push(groups.comment.replaceAll(/\s*\n\s*\*?\s*/g, ' '));
    else if (groups.title) prose.push(groups.title);
  }
  return { names, prose };
}

/** Most names occur in many files. */
const knownNames = new Map<string, readonly Match[]>();

function matchesInName(name: string): readonly Match[] {
  const known = knownNames.get(name);
  if (known) return known;
  const found = matches(splitName(name), 'names').map((match) => ({ ...match, found: `"${match.found}" in ${name}` }));
  knownNames.set(name, found);
  return found;
}

function splitName(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .toLowerCase();
}

function matches(words: string, place: Place): Match[] {
  if (!anyPattern.test(words)) return [];
  return patterns
    .filter(({ onlyIn = place }) => onlyIn === place)
    .flatMap(({ pattern, say }) => [...words.matchAll(pattern)].map(([found]) => ({ found, say })));
}
