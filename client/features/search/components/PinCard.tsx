import { Box, chakra, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSearchPinSpaceQuery, type SpaceCard_SpaceFragment } from '../../../generated/graphql';
import { SpacePhoto } from '../../../ui/photo/SpacePhoto';
import { Price } from '../../../ui/display/Price';
import { Rating } from '../../../ui/reviews/Rating';
import { MetaLine } from '../../../ui/space-card/MetaLine';
import { useSpaceDetails } from '../../../ui/space-card/use-space-details';
import { markVisited } from '../visited-spaces';

interface PinCardProps {
  space: SpaceCard_SpaceFragment;
  to: string;
  /** Width of its picture. */
  photoWidth?: string;
}

/** A small card beside or above a pin; the whole card is a link. */
export function PinCard({ space, to, photoWidth = '108px' }: PinCardProps) {
  const { t } = useTranslation('domain');
  const details = useSpaceDetails(space).slice(0, 2);
  return (
    <Box
      position="relative"
      display="grid"
      gridTemplateColumns={`${photoWidth} minmax(0, 1fr)`}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="hairline"
      borderRadius="card"
      overflow="hidden"
      boxShadow="2"
      textAlign="start"
      css={{ '&:focus-within': { outline: '2px solid var(--hueco-colors-brand-focus-ring)', outlineOffset: '2px' } }}
    >
      <SpacePhoto
        photo={space.coverPhoto}
        alt=""
        sizes={photoWidth}
        borderRadius="0"
        minH="124px"
        css={{ '& img': { position: 'absolute', inset: '0' } }}
      />
      <Box px="3.5" py="3" minW="0">
        <chakra.p fontFamily="heading" fontWeight="600" fontSize="md" lineHeight="1.375rem" lineClamp="2">
          <chakra.span asChild outline="none" _after={{ content: '""', position: 'absolute', inset: '0' }}>
            <Link to={to} onClick={() => markVisited(space.id)} onAuxClick={() => markVisited(space.id)}>
              {space.title ?? t('card.untitled')}
            </Link>
          </chakra.span>
        </chakra.p>
        <MetaLine items={details} />
        {space.rating && <Rating rating={space.rating} textStyle="sm" />}
        {space.priceAllInCents !== null && <Price cents={space.priceAllInCents} mt="1.5" />}
      </Box>
    </Box>
  );
}

/** The card of a space that is not on the current page of the list. */
export function FetchedPinCard({ id, to }: { id: string; to: string }) {
  const { data, loading } = useSearchPinSpaceQuery({ variables: { id } });
  if (data?.space) return <PinCard space={data.space} to={to} />;
  return loading ? <Skeleton h="124px" w="full" borderRadius="card" /> : null;
}
