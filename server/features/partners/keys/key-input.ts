import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import type { CreateApiKeyInput } from './api-key.inputs.js';

export const KEY_BOUNDS = { name: 60, addresses: 20, keys: 20, days: 730 } as const;

/** The problems of a key to create; `latest` is the last day it may be valid. */
export function keyProblems(
  { name, scopes, expiresOn, addresses }: CreateApiKeyInput,
  { today, latest }: { readonly today: string; readonly latest: string },
): FieldError[] {
  const problems: FieldError[] = [];
  if (name.trim() === '') problems.push({ path: 'name', code: FieldProblemCode.REQUIRED });
  else if (name.trim().length > KEY_BOUNDS.name)
    problems.push({ path: 'name', code: FieldProblemCode.TOO_LONG, params: { max: KEY_BOUNDS.name } });
  if (scopes.length === 0) problems.push({ path: 'scopes', code: FieldProblemCode.REQUIRED });
  if (expiresOn && expiresOn < today) problems.push({ path: 'expiresOn', code: FieldProblemCode.DATE_IN_PAST });
  if (expiresOn && expiresOn > latest)
    problems.push({
      path: 'expiresOn',
      code: FieldProblemCode.FILTER_OUT_OF_RANGE,
      params: { min: 0, max: KEY_BOUNDS.days },
    });
  const listed = addresses ?? [];
  if (listed.length > KEY_BOUNDS.addresses)
    problems.push({
      path: 'addresses',
      code: FieldProblemCode.FILTER_OUT_OF_RANGE,
      params: { min: 0, max: KEY_BOUNDS.addresses },
    });
  listed.forEach((address, index) => {
    if (!networkOf(address)) problems.push({ path: `addresses.${index}`, code: FieldProblemCode.VALUE_INVALID });
  });
  return problems;
}

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** An address or a network in CIDR; null for anything else. */
function networkOf(text: string): Network | null {
  const [address = '', bits] = text.split('/');
  if (isIP(address) === 0) return null;
  const ip = ipaddr.parse(address);
  const most = ip.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [ip, most];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [ip, Number(bits)] : null;
}

/** Whether a caller's address is in the list of a key; an empty list allows all. */
export function isListed(ip: string, addresses: readonly string[]): boolean {
  if (addresses.length === 0) return true;
  if (isIP(ip) === 0) return false;
  const caller = ipaddr.process(ip);
  return addresses.some((text) => {
    const [address, bits] = networkOf(text) ?? [];
    // ipaddr.js types `match` for either kind, not for both at once.
    return address?.kind() === caller.kind() && (caller as ipaddr.IPv4).match(address as ipaddr.IPv4, bits ?? 0);
  });
}
