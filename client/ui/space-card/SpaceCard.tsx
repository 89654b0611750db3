import { Box, chakra, Flex } from '@chakra-ui/react';
import { BadgeCheck, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SpaceCard_SpaceFragment } from '../../generated/graphql';
import { SHORT_DAY } from '../../i18n/day-formats';
import { useFormats } from '../../i18n/format';
import { HeartButton } from '../favorites/HeartButton';
import { SpacePhoto } from '../photo/SpacePhoto';
import { Rating } from '../reviews/Rating';
import { today } from '../time/today';
import { withOtherYear } from '../time/with-other-year';
import { MetaLine } from './MetaLine';
import { PhotoCount } from './PhotoCount';
import { useSpaceDetails } from './use-space-details';

interface SpaceCardProps {
  space: SpaceCard_SpaceFragment;
  /** The card's link, with the dates of the search. */
  to: string;
  sizes?: string;
  isEager?: boolean;
  /** Its pin on the map is hovered. */
  isHighlighted?: boolean;
  /** Also shows the price per square metre (search). */
  hasPerMetre?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** Replaces the single picture with its count. */
  media?: React.ReactNode;
  onHover?: (isOver: boolean) => void;
}

const CARD_SIZES = '(min-width: 1200px) 282px, (min-width: 900px) 40vw, 92vw';

/** A space in a list: picture, name, details and the all-in price. The whole card is the link. */
export function SpaceCard({
  space,
  to,
  sizes = CARD_SIZES,
  isEager,
  isHighlighted,
  hasPerMetre,
  headingLevel = 'h3',
  media,
  onHover,
}: SpaceCardProps) {
  const { t } = useTranslation(['domain', 'common']);
  const formats = useFormats();
  const details = useSpaceDetails(space);
  const freeText =
    space.freeFrom &&
    (space.freeFrom > today()
      ? t('card.freeFrom', { day: formats.day(space.freeFrom, withOtherYear(space.freeFrom, SHORT_DAY)) })
      : t('card.freeNow'));
  return (
    <chakra.article
      position="relative"
      // Badges and heart stay below overlays of the page.
      isolation="isolate"
      display="flex"
      flexDirection="column"
      gap="3.5"
      minW="0"
      flex="1"
      className="group"
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      <Box
        position="relative"
        borderRadius="photo"
        outline={isHighlighted ? '2px solid' : undefined}
        outlineColor="brand.solid"
        outlineOffset="2px"
        _groupHover={{ boxShadow: '2', '& img': { transform: 'scale(1.025)' } }}
      >
        {media ?? <SpacePhoto photo={space.coverPhoto} sizes={sizes} aspectRatio={4 / 3} isEager={isEager ?? false} />}
        <Plate space={space} />
        <HeartButton id={space.id} title={space.title ?? t('card.untitled')} />
        {!media && space.photoCount > 0 && (
          <PhotoCount label={t('card.photos', { count: space.photoCount })}>{space.photoCount}</PhotoCount>
        )}
      </Box>
      <Flex direction="column" gap="0.5" minW="0" flex="1">
        <chakra.h3
          as={headingLevel}
          textStyle="h3"
          lineClamp="2"
          overflowWrap="anywhere"
          color={isHighlighted ? 'brand.fg' : undefined}
        >
          <chakra.span asChild _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'photo' }}>
            <Link to={to}>{space.title ?? t('card.untitled')}</Link>
          </chakra.span>
        </chakra.h3>
        <Flex align="baseline" wrap="wrap" columnGap="3" textStyle="sm">
          <Rating rating={space.rating} textStyle="sm" />
          {freeText && <chakra.span color="fg.muted">{freeText}</chakra.span>}
        </Flex>
        <MetaLine items={details} trusted={space.hasFeaturedHost && t('featuredHost')} />
        <Flex
          align="baseline"
          flexWrap="wrap"
          columnGap="1.5"
          mt="auto"
          pt="2"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
        >
          {space.priceAllInCents !== null && (
            <chakra.span textStyle="price.card">{formats.price(space.priceAllInCents)}</chakra.span>
          )}
          <chakra.span textStyle="small" color="fg.muted" ml="-0.5">
            {t('common:perMonth')}
          </chakra.span>
          <chakra.span textStyle="small" color="fg.subtle">
            {t('common:allIncluded')}
          </chakra.span>
          {hasPerMetre && space.pricePerM2Cents !== null && (
            <chakra.span textStyle="small" color="fg.subtle" ml="auto">
              {t('card.perSquareMetre', { price: formats.money(space.pricePerM2Cents) })}
            </chakra.span>
          )}
        </Flex>
      </Flex>
    </chakra.article>
  );
}

/** One badge at most: verified comes before instant booking, which the details then mention. */
function Plate({ space: { isVerified, isInstantBook } }: Pick<SpaceCardProps, 'space'>) {
  const { t } = useTranslation('domain');
  if (!isVerified && !isInstantBook) return null;
  const Icon = isVerified ? BadgeCheck : Zap;
  return (
    <Flex
      position="absolute"
      zIndex="2"
      top="3"
      left="3"
      maxW="calc(100% - 72px)"
      pointerEvents="none"
      align="center"
      gap="1.5"
      minH="6"
      px="2.5"
      borderRadius="full"
      bg="plate"
      color="plate.fg"
      boxShadow="1"
      textStyle="xs"
      fontWeight="semibold"
      css={{ '& svg': { color: 'trust.solid', flex: 'none' } }}
    >
      <Icon size={14} strokeWidth={2} aria-hidden />
      {t(isVerified ? 'verified' : 'instantBook')}
    </Flex>
  );
}
