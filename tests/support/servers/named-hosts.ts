import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket, type LookupFunction } from 'node:net';
import { vi } from 'vitest';

type Connect = (this: Socket, ...args: unknown[]) => Socket;

/** The name service and the internet of a test. */
export interface NamedHosts {
  /** The names that were looked up, in order. */
  readonly asked: string[];
  /** The outside addresses that calls were sent to. */
  readonly reached: string[];
  /** The answers for a name in order, the last one repeatedly. A name without answers is unknown. */
  name(host: string, ...answers: readonly (readonly string[])[]): void;
  restore(): void;
}

/** Answers DNS lookups, and directs calls to `outside` to this machine, where the test's receiver represents the internet. */
export function namedHosts(outside: string): NamedHosts {
  const answers = new Map<string, (readonly string[])[]>();
  const asked: string[] = [];
  const reached: string[] = [];
  const realLookup = dns.lookup;
  const realConnect = Reflect.get(Socket.prototype, 'connect') as Connect;

  const answer = ((host, options, callback) => {
    const known = answers.get(host);
    if (!known) return realLookup(host, options, callback);
    asked.push(host);
    const addresses = (known.length > 1 ? known.shift() : known[0]) ?? [];
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const [first] = found;
    if (!first) callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), '');
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  }) as LookupFunction;

  const led =
    (lookup: LookupFunction): LookupFunction =>
    (host, options, callback) =>
      lookup(host, options, (error, found, family) => {
        if (error || typeof found === 'string') return callback(error, found, family);
        callback(
          null,
          found.map((one) => {
            if (one.address !== outside) return one;
            reached.push(one.address);
            return { address: '127.0.0.1', family: 4 };
          }),
        );
      });

  const spies = [
    vi.spyOn(dns, 'lookup').mockImplementation(answer as unknown as typeof dns.lookup),
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
      const [first] = args;
      const options = (Array.isArray(first) ? first[0] : first) as { lookup?: LookupFunction } | undefined;
      if (options?.lookup) options.lookup = led(options.lookup);
      return realConnect.apply(this, args);
    } as never),
  ];
  // Modules that imported `lookup` by name see the change.
  syncBuiltinESMExports();
  return {
    asked,
    reached,
    name: (host, ...all) => void answers.set(host, [...all]),
    restore: () => {
      for (const spy of spies) spy.mockRestore();
      syncBuiltinESMExports();
    },
  };
}
