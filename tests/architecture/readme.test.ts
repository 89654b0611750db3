import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  OPERATION_LIMITS,
  BODY_BYTES,
  COST_BUCKETS,
  SOCKET_BOUNDS,
  SOCKET_LIMITS,
  UPLOAD_LIMITS,
  type OperationLimits,
} from '../../server/core/graphql/limits.js';
import { DEMO_API_KEY } from '../../server/features/partners/keys/demo-key.js';
import { readProjectFile } from './sources.js';

const readme = readProjectFile('README.md');

test('the README lists every npm command and no other', () => {
  const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };
  const there = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));
  const named = new Set(
    [...readme.matchAll(/npm (start|test|run [a-z:-]+)/g)].map(([, name = '']) => name.replace('run ', '')),
  );
  expect([...named].toSorted()).toEqual(there.toSorted());
});

test('the README has the API key of the demo', () => {
  expect(readme).toContain(DEMO_API_KEY);
});

test('the README has the current limits of calls', () => {
  const shape = ({ tokens, depth, aliases, rootFields, directives }: OperationLimits): string =>
    [tokens, depth, aliases, rootFields, directives].join(', ');
  const { anonymous, signedIn } = COST_BUCKETS;
  const { payloadBytes } = SOCKET_LIMITS;
  const { sockets, subscriptionsPerSocket, messagesPerMinute } = SOCKET_BOUNDS.signedIn;
  for (const [what, ...cells] of [
    ['bytes of a call', `${BODY_BYTES.anonymous / 1024} kB`, `${BODY_BYTES.signedIn / 1024} kB`],
    [
      'tokens, levels, aliases, root fields, directives',
      shape(OPERATION_LIMITS.anonymous),
      shape(OPERATION_LIMITS.signedIn),
    ],
    ['cost of a call, counted with its variables', OPERATION_LIMITS.anonymous.cost, OPERATION_LIMITS.signedIn.cost],
    [
      'cost at once, and restored a second',
      `${anonymous.size}, ${anonymous.perSecond} an address`,
      `${signedIn.size}, ${signedIn.perSecond} a person`,
    ],
    [
      'sockets, subscriptions on each, messages a minute',
      '–',
      `${sockets}, ${subscriptionsPerSocket}, ${messagesPerMinute}; ${payloadBytes / 1024} kB a message`,
    ],
    [
      'uploads at once',
      '–',
      `${UPLOAD_LIMITS.perAccount} a person, ${UPLOAD_LIMITS.inAll} in all; ${UPLOAD_LIMITS.idleMs / 1000} s of silence, ${UPLOAD_LIMITS.totalMs / 1000} s each`,
    ],
  ]) {
    expect(readme).toContain(`| ${[what, ...cells].join(' | ')} |`);
  }
});

test('docker-compose.yml passes on every setting except those of the image', () => {
  const { services } = parse(readProjectFile('docker-compose.yml')) as {
    services: { app: { environment: Record<string, string> } };
  };
  const ofTheImage = ['NODE_ENV', 'PORT', 'DATA_DIR', 'GEO_DATA_DIR'];
  const known = [...readProjectFile('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !ofTheImage.includes(name));
  expect(Object.keys(services.app.environment).toSorted()).toEqual(known.toSorted());
});
