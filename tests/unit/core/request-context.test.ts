import { setFlagsFromString } from 'node:v8';
import { describe, expect, test, vi } from 'vitest';
import { requestContext, type AppServices, type Caller } from '../../../server/core/request-context.js';
import { roleSet, Role } from '../../../server/core/roles.js';

setFlagsFromString('--allow-natives-syntax');
const hasFastProperties = new Function('object', 'return %HasFastProperties(object)') as (object: object) => boolean;
setFlagsFromString('--no-allow-natives-syntax');

const forkEm = vi.fn(() => ({}) as ReturnType<AppServices['forkEm']>);
const child = vi.fn(() => ({}));
const services = { forkEm, log: { child }, clock: {}, config: {}, ports: {}, pubsub: {} } as unknown as AppServices;
const caller = (requestId: string): Caller => ({ viewer: null, requestId, locale: 'es' }) as unknown as Caller;

describe('request context', () => {
  test('all contexts have the same shape and fast properties', () => {
    const contexts = Array.from({ length: 50 }, (_, index) => requestContext(services, caller(String(index))));
    expect(contexts.filter(hasFastProperties)).toHaveLength(50);
  });

  test('lazy members are created once, and again by anew()', () => {
    forkEm.mockClear();
    const ctx = requestContext(services, caller('a'));
    expect(forkEm).not.toHaveBeenCalled();
    expect(ctx.em).toBe(ctx.em);
    expect(ctx.log).toBe(ctx.log);
    expect(forkEm).toHaveBeenCalledTimes(1);
    expect(child).toHaveBeenCalledWith({ requestId: 'a' });
    expect(ctx.anew().em).not.toBe(ctx.em);
  });

  test('equal roles share one set', () => {
    expect(roleSet([Role.HOST, Role.RENTER])).toBe(roleSet([Role.RENTER, Role.HOST]));
    expect([...roleSet([Role.HOST])]).toEqual([Role.HOST]);
  });
});
