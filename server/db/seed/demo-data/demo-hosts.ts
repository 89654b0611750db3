import type { demoAccounts, DemoPerson } from '../make-people.js';
import type { DemoQuarter } from './demo-streets.js';

/** The spaces of the demo hosts: in and around Chamberí. */
export function hostOf(
  { host, both }: ReturnType<typeof demoAccounts>,
  { postalCode, name }: DemoQuarter,
  index: number,
): DemoPerson | null {
  if (index === 1 && name === 'Trafalgar') return host;
  if (index !== 0) return null;
  if (postalCode === '28010' || postalCode === '28003') return host;
  return name === 'Arapiles' || name === 'Malasaña' ? both : null;
}
