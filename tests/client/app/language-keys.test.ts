import { expect, test } from 'vitest';

type Messages = Record<string, unknown>;

const languages = import.meta.glob<{ messages: Messages }>('../../../client/i18n/es/*.ts', { eager: true });
const sources = import.meta.glob<string>(
  [
    '../../../client/**/*.{ts,tsx}',
    '!../../../client/{generated/operations,i18n/es,i18n/en}/**',
    '!../../../client/generated/{graphql,schema}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const leavesOf = (node: unknown, path = ''): string[] =>
  typeof node === 'string'
    ? [path]
    : Object.entries(node as Messages).flatMap(([key, child]) => leavesOf(child, path ? `${path}.${key}` : key));

/* A list is read as a whole, and a plural by its stem. */
const askedAs = (key: string) => key.replace(/\.\d+\..*$/, '').replace(/_(zero|one|two|few|many|other)$/, '');

/** The keys a file may read: its strings, its templates with any word in each gap, and all keys below an object that it reads. */
function keysOf(source: string) {
  const strings = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, single, double]) => single ?? double ?? '');
  const templates = [...source.matchAll(/`([\w.:-]*(?:\$\{[^{}`]*\}[\w.:-]*)+)`/g)]
    .map(([, template = '']) => template.replaceAll(/\$\{[^}]*\}/g, '\0'))
    .filter((template) => /[.:]/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('\0', '[\\w-]+')}$`));
  const names = new Set(strings);
  const wholes = [...source.matchAll(/t\('([\w.:]+)', \{ returnObjects: true/g)].map(([, whole = '']) => `${whole}.`);
  return {
    asks: (key: string) =>
      names.has(key) ||
      templates.some((template) => template.test(key)) ||
      wholes.some((whole) => key.startsWith(whole)),
    /* A key without a namespace counts only where the namespace is named; `common` is the default. */
    speaks: (namespace: string) =>
      names.has(namespace) || (namespace === 'common' && source.includes('useTranslation()')),
  };
}

const files = Object.values(sources).map(keysOf);
const namespaces = Object.entries(languages).map(
  ([path, { messages }]) => [path.split('/').at(-1)?.replace('.ts', '') ?? '', messages] as const,
);

test.each(namespaces)('I18-1 every text of %s is used', (namespace, messages) => {
  const unused = [...new Set(leavesOf(messages).map(askedAs))].filter(
    (key) => !files.some(({ asks, speaks }) => asks(`${namespace}:${key}`) || (speaks(namespace) && asks(key))),
  );
  expect(unused).toEqual([]);
});
