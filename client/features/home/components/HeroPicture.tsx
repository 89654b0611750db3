import { Box, chakra, Flex } from '@chakra-ui/react';
import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { Price } from '../../../ui/display/Price';
import { MetaLine } from '../../../ui/space-card/MetaLine';
import { useSpaceDetails } from '../../../ui/space-card/use-space-details';
import { isPriced, type FeaturedSpace, type PricedSpace } from '../home-data';
import { HERO_TALL, HERO_WIDE } from '../preload-hero';

/** The photo with one large rounded corner, and a card of a real space on it. */
export function HeroPicture({ space }: { space: FeaturedSpace | undefined }) {
  const { t } = useTranslation('home');
  return (
    <Box
      position={{ base: 'relative', md: 'absolute' }}
      top={{ md: '0' }}
      right={{ md: '0' }}
      left={{ md: '56%', lg: 'calc(50% + 24px)' }}
      h={{ base: '300px', sm: '380px', md: '560px' }}
      mt={{ base: '7', md: '0' }}
      mx={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
    >
      <picture>
        <source media="(min-width: 900px)" srcSet={HERO_WIDE} />
        <chakra.img
          data-photo
          src={HERO_TALL}
          alt={t('hero.photo')}
          fetchPriority="high"
          decoding="async"
          display="block"
          boxSize="full"
          objectFit="cover"
          objectPosition={{ base: '50% 80%', md: '68% 60%' }}
          borderRadius={{ base: '160px 0 0 0', md: '300px 0 0 24px' }}
          bg="bg.emphasized"
        />
      </picture>
      {isPriced(space) && <HeroCard space={space} />}
    </Box>
  );
}

function HeroCard({ space }: { space: PricedSpace }) {
  const { t } = useTranslation(['domain', 'common']);
  const formats = useFormats();
  const [, size, feature] = useSpaceDetails(space);
  const details = [size, feature].filter((detail) => detail !== undefined);
  return (
    <chakra.article
      position="absolute"
      left={{ base: 'var(--gutter)', md: 'auto', lg: '182px' }}
      right={{ md: '24px', lg: 'auto' }}
      bottom={{ base: '-28px', md: 'auto' }}
      top={{ md: '28px', lg: '44px' }}
      w={{ base: 'auto', md: '216px', lg: '236px' }}
      maxW="calc(100% - 2 * var(--gutter))"
      px="4.5"
      py={{ base: '3.5', md: '4' }}
      borderRadius="card"
      bg="plate"
      color="plate.fg"
      boxShadow="2"
      animation="fade-in 200ms ease-out"
    >
      <chakra.h2
        textStyle="md"
        fontFamily="heading"
        fontWeight="600"
        letterSpacing="-0.008em"
        lineClamp={{ mdDown: '2' }}
      >
        <chakra.span asChild _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}>
          <Link to={`/space/${space.id}`}>{space.title}</Link>
        </chakra.span>
      </chakra.h2>
      <Box hideFrom="md">
        <MetaLine items={[...(size ? [size] : []), `${formats.price(space.priceAllInCents)}${t('common:perMonth')}`]} />
      </Box>
      <Box hideBelow="md">
        <MetaLine items={details} />
        <Price cents={space.priceAllInCents} hasNote mt="2" flexWrap="wrap" />
        {space.isInstantBook && (
          <Flex
            align="center"
            gap="1.5"
            mt="2.5"
            pt="2.5"
            borderTopWidth="1px"
            borderColor="hairline"
            textStyle="sm"
            fontWeight="600"
            color="trust.fg"
          >
            <Zap size={16} strokeWidth={2} aria-hidden />
            {t('instantBook')}
          </Flex>
        )}
      </Box>
    </chakra.article>
  );
}
