import { expect, test } from 'vitest';
import { filesBelow, readProjectFile, sourcesOf } from './sources.js';

const FOLDER = 'server/features/notifications';
const REGISTRY = filesBelow(`${FOLDER}/types`).filter((file) => file.endsWith('-entries.ts'));
const CATALOGUES = ['es', 'booking-changes-es', 'en', 'booking-changes-en'].map((name) => `${FOLDER}/words/${name}.ts`);
/** Code that creates or mails a type in its own way, and facts that only its sample has. */
const OWN_WAYS = [
  `${FOLDER}/messages/notify-message.ts`,
  `${FOLDER}/messages/mail-messages.ts`,
  `${FOLDER}/messages/message-mail.ts`,
  `${FOLDER}/mails/saved-search-mail.ts`,
  `${FOLDER}/mails/samples-of-types.ts`,
];

const names = REGISTRY.flatMap((file) =>
  [...readProjectFile(file).matchAll(/^ {2}([A-Z][A-Z_]+): \{$/gm)].map(([, name = '']) => name),
);
/** Also names of other enums, such as the status `PAYMENT_FAILED`; they count if read from `NotificationType`. */
const schema = readProjectFile('schema.graphql');
const isShared = (name: string) => (schema.match(new RegExp(`^ {2}${name}$`, 'gm'))?.length ?? 0) > 1;
const patternOf = (name: string) =>
  isShared(name) ? `NotificationType\\.${name}\\b` : `\\b(${name}|${name.toLowerCase()})\\b`;

test('a notification type has one entry, and the registry has the entries of every file', () => {
  expect(new Set(names).size).toBe(names.length);
  const registered = [...schema.matchAll(/^enum NotificationType \{([^}]*)\}/gm)].flatMap(([, values = '']) =>
    [...values.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, name = '']) => name),
  );
  expect(names.toSorted()).toEqual(registered.toSorted());
});

test('a notification type is named only in the registry, the catalogues and the listed files', () => {
  expect(names.length).toBeGreaterThan(110);
  const anyName = new RegExp(names.map(patternOf).join('|'));
  const named = sourcesOf('server', 'client')
    .filter(({ code }) => anyName.test(code))
    .map(({ file }) => file);
  expect(named.toSorted()).toEqual([...REGISTRY, ...CATALOGUES, ...OWN_WAYS].toSorted());
});
