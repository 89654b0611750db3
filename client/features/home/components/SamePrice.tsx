import { Box, chakra, Flex, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { linkRecipe } from '../../../theme/recipes';
import { isPriced, type FeaturedSpace } from '../home-data';

const TitleLink = chakra(Link, linkRecipe);

/** One space's month as the search shows it and as the checkout charges it: two bars of the same length. */
export function SamePrice({ space }: { space: FeaturedSpace | undefined }) {
  const { t } = useTranslation('home');
  const formats = useFormats();
  if (!isPriced(space)) return space ? null : <Skeleton h={{ base: '464px', md: '410px' }} borderRadius="card" />;
  const { priceAllInCents: total, priceMonthCents: rent } = space;
  const row = (label: string) => (
    <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4" mb="2">
      <span>{label}</span>
      <chakra.b textStyle="lg" fontWeight="700" fontVariantNumeric="tabular-nums">
        {formats.money(total)}
      </chakra.b>
    </Flex>
  );
  return (
    <Box layerStyle="card" p={{ base: '5', md: '9' }} pb={{ md: '7' }}>
      <chakra.h3 textStyle="h3">{t('same.title')}</chakra.h3>
      <chakra.p textStyle="small" color="fg.muted" mt="1">
        <TitleLink to={`/space/${space.id}`}>{space.title}</TitleLink>
      </chakra.p>
      <Box mt="7">
        {row(t('same.inSearch'))}
        <Box h="44px" borderRadius="md" bg="brand.solid" />
      </Box>
      <Box mt="5">
        {row(t('same.atCheckout'))}
        <Flex h="44px" gap="3px">
          <Box style={{ flexGrow: rent }} borderRadius="8px 2px 2px 8px" bg="brand.solid" />
          <Box style={{ flexGrow: total - rent }} borderRadius="2px 8px 8px 2px" bg="brand.emphasized" />
        </Flex>
        <chakra.ul
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          rowGap="1"
          mt="3"
          textStyle="small"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <Key tint="brand.solid">{t('same.rent', { price: formats.money(rent) })}</Key>
          <Key tint="brand.emphasized">{t('same.fee', { price: formats.money(total - rent) })}</Key>
          <chakra.li color="trust.fg" fontWeight="600" ms={{ lg: 'auto' }}>
            {t('same.noExtra')}
          </chakra.li>
        </chakra.ul>
      </Box>
      <chakra.p textStyle="caption" color="fg.subtle" mt="5" pt="4" borderTopWidth="1px" borderColor="hairline">
        {t('same.note')}
      </chakra.p>
    </Box>
  );
}

function Key({ tint, children }: { tint: string; children: string }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="2">
      <Box as="span" boxSize="10px" borderRadius="2px" bg={tint} flexShrink="0" />
      {children}
    </chakra.li>
  );
}
