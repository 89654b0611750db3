import { Button, chakra, Flex } from '@chakra-ui/react';
import { Heart, Share } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { useHeart } from '../../../../ui/favorites/use-heart';
import { formatSearch } from '../../../../ui/search-pill/search-params';
import { useShare } from '../use-share';

/** Searches around this space, from wide to narrow. */
export function placesOf({
  city,
  district,
}: Pick<SpacePage_SpaceFragment, 'city' | 'district'>): { name: string; to: string }[] {
  const places = [];
  if (city) places.push({ name: city, to: `/search?${formatSearch({ city })}` });
  if (district && district !== city)
    places.push({
      name: district,
      to: `/search?${formatSearch({ postalCode: city ? `${district}, ${city}` : district })}`,
    });
  return places;
}

const Crumb = chakra(Link, {
  base: {
    display: 'inline-block',
    py: '0.5',
    color: 'fg.muted',
    borderRadius: 'xs',
    _hover: { textDecoration: 'underline' },
  },
});

/** Above the pictures on wide screens: breadcrumbs, share and favorite. */
export function SpaceTop({ space }: { space: SpacePage_SpaceFragment }) {
  const { t } = useTranslation('space');
  const share = useShare(space.title ?? t('untitled'));
  const { isFavorite, toggle } = useHeart(space.id);
  return (
    <Flex hideBelow="md" align="center" justify="space-between" gap="4" minH="14">
      <nav aria-label={t('crumbs')}>
        <chakra.ol
          display="flex"
          textStyle="sm"
          css={{ '& > li + li::before': { content: '"/"', mx: '2', color: 'border.control' } }}
        >
          {placesOf(space).map(({ name, to }) => (
            <li key={to}>
              <Crumb to={to}>{name}</Crumb>
            </li>
          ))}
        </chakra.ol>
      </nav>
      <Flex gap="1">
        <Button variant="ghost" size="sm" px="3" onClick={share}>
          <Share aria-hidden />
          {t('share.action')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          px="3"
          onClick={toggle}
          css={isFavorite ? { '& svg': { color: 'brand.solid', fill: 'currentcolor' } } : undefined}
        >
          <Heart aria-hidden />
          {t(isFavorite ? 'keep.saved' : 'keep.save')}
        </Button>
      </Flex>
    </Flex>
  );
}
