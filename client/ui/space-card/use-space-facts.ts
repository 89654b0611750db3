import { useTranslation } from 'react-i18next';
import type { SpaceCard_SpaceFragment } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';

/* The features people choose by, best first; a card has room for one. */
const TELLING = ['GROUND_FLOOR', 'VEHICLE_DOOR', 'LIFT', 'DRY', 'CAMERA', 'SHELVES'] as const;

/** What a card says of a space below its name: size, what sets it apart, how one gets in, how far it is. */
export function useSpaceFacts(space: SpaceCard_SpaceFragment): string[] {
  const { t } = useTranslation('domain');
  const formats = useFormats();
  const feature = TELLING.find((name) => space.features.includes(name));
  const access = space.is24h ? t('access24h') : space.accessMode && t(`accessMode.${space.accessMode}`);
  const place =
    space.distanceM !== null
      ? t('card.distance', { distance: formats.distance(space.distanceM) })
      : (space.district ?? space.city);
  return [
    space.sizeM2 !== null && formats.area(space.sizeM2),
    feature && t(`feature.${feature}`),
    access,
    place,
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}
