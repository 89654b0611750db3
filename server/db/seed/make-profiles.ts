import { SpokenLanguage } from '../../features/accounts/profile/profile.enums.js';
import type { DemoPerson } from './make-people.js';

/** Profile data of a person besides the bio; properties of `User`. */
export interface DemoProfile {
  readonly city: string | null;
  readonly languages: readonly SpokenLanguage[];
  readonly phone: string | null;
  readonly phoneVerifiedAt: string | null;
}

const RENTERS_CITIES = [
  'Madrid',
  'Madrid',
  'Barcelona',
  'Valencia',
  'Madrid',
  'Sevilla',
  'Zaragoza',
  'Málaga',
  'Bilbao',
  'Murcia',
  'Palma',
];
const L = SpokenLanguage;
const LOCAL_LANGUAGES: Readonly<Record<string, SpokenLanguage>> = {
  Barcelona: L.CA,
  Valencia: L.CA,
  Palma: L.CA,
  Bilbao: L.EU,
};
/** The numbers of the three kinds of people do not overlap; those of accounts are derived from their names. */
const FIRST_NUMBER = { anfitrion: 0, inquilino: 500_000 } as const;
const ACCOUNTS = ['renter', 'host', 'both', 'admin', 'support', 'moderator', 'finance', 'content'].map(
  (name) => `${name}@hueco.test`,
);
const FIRST_ACCOUNT = 900_000;

/** Derived from the number in their address alone, so that the rest of the demo stays the same; hosts live where their spaces are. */
export function makeProfile({ email, createdAt }: DemoPerson, cityOfSpaces: string | undefined): DemoProfile {
  const account = ACCOUNTS.indexOf(email);
  const [, kind = '', digits = ''] = /^(anfitrion|inquilino)-(\d+)@/.exec(email) ?? [];
  const number = Number(digits);
  const city = account >= 0 ? 'Madrid' : (cityOfSpaces ?? RENTERS_CITIES[number % RENTERS_CITIES.length] ?? null);
  const hasPhone = account >= 0 || (kind === 'anfitrion' ? number % 10 < 7 : number % 10 < 4);
  const line = account >= 0 ? FIRST_ACCOUNT + account : FIRST_NUMBER[kind as keyof typeof FIRST_NUMBER] + number;
  return {
    city: account >= 0 || number % 6 > 0 ? city : null,
    languages: languagesOf(city, account >= 0 ? 3 : number),
    phone: hasPhone ? `+34600${String(line).padStart(6, '0')}` : null,
    phoneVerifiedAt: hasPhone ? createdAt : null,
  };
}

function languagesOf(city: string | null, number: number): SpokenLanguage[] {
  const local = LOCAL_LANGUAGES[city ?? ''];
  return [L.ES, ...(local ? [local] : []), ...(number % 3 === 0 ? [L.EN] : []), ...(number % 11 === 0 ? [L.FR] : [])];
}
