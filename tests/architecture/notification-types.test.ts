import { expect, test } from 'vitest';
import { readProjectFile, sourcesOf } from './sources.js';

const ROOM = 'server/features/notifications';
const REGISTRY = `${ROOM}/notification-types.ts`;
const CATALOGUES = [`${ROOM}/words/es.ts`, `${ROOM}/words/en.ts`];
/** Code that creates or mails a type in its own way, and facts that only its sample has. */
const OWN_WAYS = [
  `${ROOM}/messages/notify-message.ts`,
  `${ROOM}/messages/mail-messages.ts`,
  `${ROOM}/messages/message-mail.ts`,
  `${ROOM}/mails/saved-search-mail.ts`,
  `${ROOM}/mails/samples-of-types.ts`,
];

const names = [...readProjectFile(REGISTRY).matchAll(/^ {2}([A-Z][A-Z_]+): \{$/gm)].map(([, name = '']) => name);
/** Also names of other enums, such as the status `PAYMENT_FAILED`; they count if read from `NotificationType`. */
const schema = readProjectFile('schema.graphql');
const isShared = (name: string) => (schema.match(new RegExp(`^ {2}${name}$`, 'gm'))?.length ?? 0) > 1;
const patternOf = (name: string) =>
  isShared(name) ? `NotificationType\\.${name}\\b` : `\\b(${name}|${name.toLowerCase()})\\b`;

test('a notification type is named only in the registry, the two catalogues and the listed files', () => {
  expect(names.length).toBeGreaterThan(30);
  const anyName = new RegExp(names.map(patternOf).join('|'));
  const named = sourcesOf('server', 'client')
    .filter(({ code }) => anyName.test(code))
    .map(({ file }) => file);
  expect(named.toSorted()).toEqual([REGISTRY, ...CATALOGUES, ...OWN_WAYS].toSorted());
});
