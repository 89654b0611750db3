import { Role } from '../../core/roles.js';
import { DAY_MS } from '../../core/values/durations.js';
import { FIRST_NAMES, HOST_BIOS, SURNAMES } from './demo-data/demo-names.js';
import type { Random } from './random.js';

/** A person of the demo: a row of `users` with roles. */
export interface DemoPerson {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly bio: string;
  /** Null when never asked, because nothing is rented out. */
  readonly isTrader: boolean | null;
  readonly nif: string | null;
  readonly responseMinutes: number | null;
  readonly responseRatePercent: number | null;
  readonly roles: readonly Role[];
  readonly createdAt: string;
}

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The NIF of a person with this number. */
export const nifOf = (number: number): string => `${number}${NIF_LETTERS[number % 23] ?? ''}`;

/** A birth date that stays the same for a person. */
export const birthDateOf = ({ nif }: DemoPerson): string => {
  const number = Number.parseInt(nif ?? '0', 10);
  return `${1950 + (number % 50)}-0${1 + (number % 9)}-${10 + (number % 18)}`;
};

/** The accounts for trying the product. */
export function demoAccounts(random: Random, now: Date): Record<'renter' | 'host' | 'both' | 'admin', DemoPerson> {
  const account = (
    name: string,
    fullName: string,
    roles: DemoPerson['roles'],
    daysAgo: number,
    more: Partial<DemoPerson> = {},
  ): DemoPerson => ({
    ...personOf(random, now, { email: `${name}@hueco.test`, fullName, roles, daysAgo }),
    bio: '',
    ...more,
  });
  const answers = {
    responseMinutes: 35,
    responseRatePercent: 98,
    bio: 'Tengo varios trasteros en Chamberí y alrededores. Respondo casi siempre en menos de una hora.',
  };
  return {
    renter: account('renter', 'Lucía Romero Vidal', [Role.RENTER], 300),
    host: account('host', 'Carlos Medina Ortega', [Role.RENTER, Role.HOST], 540, answers),
    both: account('both', 'Marta Ibáñez Soler', [Role.RENTER, Role.HOST], 500, {
      responseMinutes: 150,
      responseRatePercent: 92,
      bio: 'Guardo mis cosas en casa de otros y los demás en la mía.',
    }),
    admin: account('admin', 'Elena Prado Núñez', [Role.RENTER, Role.ADMIN], 700),
  };
}

/** One member of the staff for each sub-role; they neither rent nor let, so the market's data stay the same. */
export function demoStaff(random: Random, now: Date): DemoPerson[] {
  return (
    [
      [Role.SUPPORT, 'Irene Valls Mora'],
      [Role.MODERATOR, 'Álvaro Sanz Rey'],
      [Role.FINANCE, 'Nuria Coll Prats'],
      [Role.CONTENT, 'Samuel Ortiz Lago'],
    ] as const
  ).map(([role, fullName]) =>
    personOf(random, now, { email: `${role}@hueco.test`, fullName, roles: [Role.RENTER, role], daysAgo: 400 }),
  );
}

/** A host with response statistics of their own. */
export function makeHost(random: Random, now: Date, index: number): DemoPerson {
  const person = personOf(random, now, {
    email: `anfitrion-${index}@demo.hueco.test`,
    fullName: nameOf(random),
    roles: [Role.RENTER, Role.HOST],
    daysAgo: random.int(60, 900),
  });
  const isKnown = random.chance(0.88);
  return {
    ...person,
    bio: random.pick(HOST_BIOS),
    isTrader: random.chance(0.08),
    responseMinutes: isKnown
      ? Math.round(random.pick([12, 25, 50, 120, 300, 800, 1600]) * random.between(0.7, 1.3))
      : null,
    responseRatePercent: isKnown ? random.int(72, 100) : null,
  };
}

/** A renter who only books. */
export function makeRenter(random: Random, now: Date, index: number): DemoPerson {
  return personOf(random, now, {
    email: `inquilino-${index}@demo.hueco.test`,
    fullName: nameOf(random),
    roles: [Role.RENTER],
    daysAgo: random.int(20, 700),
  });
}

function nameOf(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${random.pick(SURNAMES)} ${random.pick(SURNAMES)}`;
}

function personOf(
  random: Random,
  now: Date,
  given: { email: string; fullName: string; roles: DemoPerson['roles']; daysAgo: number },
): DemoPerson {
  const number = random.int(10_000_000, 79_999_999);
  const { daysAgo, ...rest } = given;
  return {
    id: random.uuid(),
    ...rest,
    bio: '',
    isTrader: given.roles.includes(Role.HOST) ? false : null,
    nif: nifOf(number),
    responseMinutes: null,
    responseRatePercent: null,
    createdAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
  };
}
