import { useTranslation } from 'react-i18next';
import type { SpaceCard_SpaceFragment } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';

/* The most decisive features, best first; a card has room for one. */
const CARD_FEATURES = ['GROUND_FLOOR', 'VEHICLE_DOOR', 'LIFT', 'DRY', 'CAMERA', 'SHELVES'] as const;

/**
 * The details of a space on a card: type, size, a distinctive feature, access, instant booking (if there is no badge for it), distance.
 */
export function useSpaceDetails(space: SpaceCard_SpaceFragment): string[] {
  const { t } = useTranslation(['domain', 'common']);
  const formats = useFormats();
  const feature = CARD_FEATURES.find((name) => space.features.includes(name));
  const access = space.is24h ? t('access24h') : space.accessMode && t(`accessMode.${space.accessMode}`);
  const place =
    space.distanceM !== null
      ? t('card.distance', { distance: formats.distance(space.distanceM) })
      : (space.district ?? space.city);
  return [
    space.type && t(`common:spaceType.${space.type}`),
    space.sizeM2 !== null && formats.area(space.sizeM2),
    feature && t(`feature.${feature}`),
    access,
    space.isVerified && space.isInstantBook && t('instantBook'),
    place,
  ].filter(Boolean) as string[];
}
