import { describe, expect, test } from 'vitest';
import {
  SHARED_CLIENT_LAYERS,
  EXCEPTIONS,
  FEATURE_ORDER,
  FROM_EARLIER,
  IMPURE,
  PURE,
  SERVER_LAYERS,
  SHARED_SERVER_FILES,
} from './rules.js';
import { placeOf, layerOf, sourcesOf, type Import, type Source } from './sources.js';

const server = sourcesOf('server');
const client = sourcesOf('client');

/** All imports that break a rule, as `file → target`, which is what a failing test shows. */
function offences(sources: readonly Source[], isWrong: (source: Source, target: Import) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports.filter((target) => isWrong(source, target)).map(({ target }) => `${source.file} → ${target}`),
  );
}

describe('server', () => {
  test('has sources to check', () => {
    expect(server.length).toBeGreaterThan(20);
    expect(server.flatMap(({ imports }) => imports).length).toBeGreaterThan(50);
  });

  test('layers import only the layers below them', () => {
    expect(
      offences(server, ({ file }, { target, isLocal }) => {
        const layer = layerOf('server', file);
        if (!isLocal || layer === undefined || SHARED_SERVER_FILES.includes(target)) return false;
        if (EXCEPTIONS.some(({ from, to }) => from === file && to.test(target))) return false;
        return !(SERVER_LAYERS[layer] ?? []).includes(layerOf('server', target) ?? '');
      }),
    ).toEqual([]);
  });

  test('every feature is listed in the feature order', () => {
    const order: readonly string[] = FEATURE_ORDER.flat();
    const features = new Set(
      server.map(({ file }) => placeOf(file)?.feature).filter((feature) => feature !== undefined),
    );
    expect([...features].filter((feature) => !order.includes(feature))).toEqual([]);
  });

  test('a feature imports only earlier features', () => {
    expect(
      offences(server, ({ file }, { target }) => {
        const [from, to] = [placeOf(file), placeOf(target)];
        return from !== undefined && to !== undefined && from.feature !== to.feature && to.rank >= from.rank;
      }),
    ).toEqual([]);
  });

  test('entities and resolvers import only the allowed files of another feature', () => {
    expect(
      offences(server, ({ file }, { target, isTypeOnly }) => {
        const [from, to] = [placeOf(file), placeOf(target)];
        if (!from || !to || from.feature === to.feature || isTypeOnly) return false;
        const allowed = FROM_EARLIER[from.role === 'entity' || from.role === 'resolver' ? from.role : 'other'];
        return allowed === 'anything but resolvers' ? to.role === 'resolver' : !allowed.includes(to.role);
      }),
    ).toEqual([]);
  });

  test('services import no resolvers, and resolvers do not flush', () => {
    // The feature's own file lists its parts; nobody else needs a resolver.
    const others = server.filter(({ file }) => !['resolver', 'feature', undefined].includes(placeOf(file)?.role));
    expect(offences(others, (_, { target }) => placeOf(target)?.role === 'resolver')).toEqual([]);
    expect(
      server
        .filter(({ file, code }) => placeOf(file)?.role === 'resolver' && /\.flush\(/.test(code))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  test('pure files import no database, context, network or clock', () => {
    const pure = server.filter(({ file }) => PURE.includes(placeOf(file)?.role ?? 'command'));
    expect(pure.length).toBeGreaterThan(0);
    expect(
      offences(pure, (_, { target, isTypeOnly }) => !isTypeOnly && IMPURE.some((pattern) => pattern.test(target))),
    ).toEqual([]);
    expect(
      pure.filter(({ code }) => /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(/.test(code)).map(({ file }) => file),
    ).toEqual([]);
  });
});

describe('client', () => {
  test('shared layers import no feature', () => {
    expect(
      offences(
        client,
        ({ file }, { target }) =>
          SHARED_CLIENT_LAYERS.includes(layerOf('client', file) ?? '') && target.startsWith('client/features/'),
      ),
    ).toEqual([]);
  });

  test('features do not import each other', () => {
    const featureOf = (file: string) => /^client\/features\/([^/]+)\//.exec(file)?.[1];
    expect(
      offences(client, ({ file }, { target }) => {
        const [from, to] = [featureOf(file), featureOf(target)];
        return from !== undefined && to !== undefined && from !== to;
      }),
    ).toEqual([]);
  });
});

test('server and client import nothing from each other', () => {
  expect(offences(server, (_, { target }) => target.startsWith('client/'))).toEqual([]);
  expect(offences(client, (_, { target }) => target.startsWith('server/'))).toEqual([]);
});

test('the program imports no tests and no scripts', () => {
  expect(offences([...server, ...client], (_, { target }) => /^(tests|scripts)\//.test(target))).toEqual([]);
});
