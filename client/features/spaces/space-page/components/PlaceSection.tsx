import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { LazyMapView } from '../../../../ui/map/LazyMapView';
import { LazyInView } from '../../../../ui/layout/LazyInView';
import { Block } from './Block';

/* Close enough to see the surrounding streets, never the door. */
const APPROXIMATE_ZOOM = 15.5;

/** The location: a circle, or the exact address for those who may see it. */
export function PlaceSection({ space }: { space: SpacePage_SpaceFragment }) {
  const { t } = useTranslation('space');
  // The host sees on this page what others see.
  const { approximateArea, isOwn } = space;
  const exactLocation = isOwn && approximateArea ? null : space.exactLocation;
  const address = isOwn ? null : space.address;
  if (!exactLocation && !approximateArea) return null;
  return (
    <Block
      id="donde-esta"
      title={t('place.title')}
      text={address ? <ExactAddress space={space} /> : t('place.approximate')}
    >
      <LazyInView h={{ base: '280px', md: '360px' }}>
        {exactLocation ? (
          <LazyMapView
            isInPage
            center={exactLocation}
            zoom={15.5}
            pins={[
              {
                key: space.id,
                ...exactLocation,
                label: t('place.here'),
                title: address ?? t('place.here'),
                isSelected: true,
              },
            ]}
            label={t('place.exactMap')}
            borderRadius={MAP_RADIUS}
          />
        ) : (
          <LazyMapView
            isInPage
            area={approximateArea}
            maxZoom={APPROXIMATE_ZOOM}
            label={t('place.map')}
            borderRadius={MAP_RADIUS}
          />
        )}
      </LazyInView>
    </Block>
  );
}

const MAP_RADIUS = 'xl';

function ExactAddress({ space: { address, floor, door, postalCode, city } }: { space: SpacePage_SpaceFragment }) {
  return (
    <>
      <chakra.span color="fg" fontWeight="600">
        {[address, floor, door].filter(Boolean).join(', ')}
      </chakra.span>
      {`, ${[postalCode, city].filter(Boolean).join(' ')}`}
    </>
  );
}
