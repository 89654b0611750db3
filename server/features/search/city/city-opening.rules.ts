import { type FeatureSwitch, isOn, type PlatformConstants } from '../../../core/constants/constants.js';

/** The switch of each city, by the path of its page. */
export const CITY_SWITCHES: Readonly<Record<string, FeatureSwitch>> = {
  madrid: 'CITY_MADRID',
  barcelona: 'CITY_BARCELONA',
  valencia: 'CITY_VALENCIA',
  sevilla: 'CITY_SEVILLA',
  zaragoza: 'CITY_ZARAGOZA',
  malaga: 'CITY_MALAGA',
  murcia: 'CITY_MURCIA',
  palma: 'CITY_PALMA',
  bilbao: 'CITY_BILBAO',
  granada: 'CITY_GRANADA',
};

/** Whether a city is open: its switch is on, and it has enough real spaces (product decisions P16). */
export function isCityOpen(
  { slug, spaceCount }: { readonly slug: string; readonly spaceCount: number },
  constants: PlatformConstants,
): boolean {
  return mayOpen(slug, constants) && spaceCount >= constants.CITY_ENOUGH_SPACES;
}

/** Whether its switch is on. */
export function mayOpen(slug: string, constants: PlatformConstants): boolean {
  const feature = CITY_SWITCHES[slug];
  return feature === undefined || isOn(constants, feature);
}
