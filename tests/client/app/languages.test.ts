import { expect, test } from 'vitest';

type Messages = Record<string, unknown>;

const files = import.meta.glob<{ messages: Messages }>('../../../client/i18n/{es,en}/*.ts', { eager: true });
const of = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([path, file]) => [path.split('/').at(-1) ?? '', leavesOf(file.messages)]),
  );

function leavesOf(node: unknown, path = ''): Record<string, string> {
  if (typeof node === 'string') return { [path]: node };
  return Object.assign(
    {},
    ...Object.entries(node as Messages).map(([key, child]) => leavesOf(child, path ? `${path}.${key}` : key)),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).toSorted();
const tags = (text: string) => [...text.matchAll(/<\/?(\w+)>/g)].map(([tag]) => tag).toSorted();

const es = of('es');
const en = of('en');

test('I18-1 every namespace exists in Spanish and in English', () => {
  expect(Object.keys(es).length).toBeGreaterThan(3);
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(es).toSorted());
});

test.each(Object.keys(es))('I18-1 %s has the same keys in both languages, none empty', (name) => {
  expect(Object.keys(en[name] ?? {}).toSorted()).toEqual(Object.keys(es[name] ?? {}).toSorted());
  const empty = [...Object.entries(es[name] ?? {}), ...Object.entries(en[name] ?? {})].filter(
    ([, text]) => !text.trim(),
  );
  expect(empty).toEqual([]);
});

test.each(Object.keys(es))('I18-1 %s has the same placeholders and tags in both languages', (name) => {
  for (const [key, text] of Object.entries(es[name] ?? {})) {
    const other = en[name]?.[key] ?? '';
    expect([key, ...placeholders(other), ...tags(other)]).toEqual([key, ...placeholders(text), ...tags(text)]);
  }
});
