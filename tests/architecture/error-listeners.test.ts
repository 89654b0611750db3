import { expect, test } from 'vitest';
import { sourcesOf } from './sources.js';

/** What emits `error` outside of any call: without a listener that event ends the process. */
const EMITTERS = /\b(?:new (?:Piscina|Worker|pg\.Client|pg\.Pool|ReconnectingPool|Redis)\b|(?:fork|spawn)\((?=\w))/g;
const LISTENER = /\.(?:on|once)\('error',/;
/** A method of the same name, not of child processes. */
const FORKS = /from 'node:child_process'/;

test('every pool, thread, process and connection that the server makes has an error listener', () => {
  const missing = sourcesOf('server').flatMap(({ file, code }) => {
    const made = [...code.matchAll(EMITTERS)].filter(([text]) => text.startsWith('new') || FORKS.test(code));
    return made
      .filter(({ index }, place) => !LISTENER.test(code.slice(index, made[place + 1]?.index)))
      .map(([text]) => `${file}: ${text}`);
  });
  expect(missing).toEqual([]);
});
