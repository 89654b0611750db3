import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOtherWaysQuery } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { PageContainer } from '../layout/Page';
import { SpacePhoto } from '../photo/SpacePhoto';

const SHOWN_CITIES = 3;

/** The cities with most spaces and some spaces, for whoever has come to an address that leads nowhere. */
export function OtherWays() {
  const { t } = useTranslation('lost');
  const { price, number } = useFormats();
  const { data } = useOtherWaysQuery();
  const cities = (data?.cities ?? [])
    .filter(({ isComingSoon }) => !isComingSoon)
    .toSorted((a, b) => b.spaceCount - a.spaceCount)
    .slice(0, SHOWN_CITIES);
  const spaces = data?.featuredSpaces ?? [];
  return (
    <PageContainer
      paddingBlock={{ base: '10', md: '12' }}
      minHeight="56"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '10' }}
      alignItems="center"
    >
      {cities.length > 0 && (
        <div>
          <chakra.h2 textStyle="h3">{t('near')}</chakra.h2>
          <chakra.ul display="flex" flexWrap="wrap" gap="2" marginTop="3">
            {cities.map(({ slug, name, spaceCount }) => (
              <li key={slug}>
                <chakra.a
                  asChild
                  display="inline-flex"
                  alignItems="center"
                  gap="2"
                  minHeight="11"
                  paddingInline="4"
                  bg="bg.panel"
                  borderWidth="1px"
                  borderColor="border"
                  borderRadius="full"
                  textStyle="sm"
                  fontWeight="500"
                  _hover={{ bg: 'hover' }}
                >
                  <Link to={`/${slug}`}>
                    {name}
                    <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                      {number(spaceCount)}
                    </chakra.span>
                  </Link>
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        </div>
      )}
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
      >
        {spaces.map((space) => (
          <li key={space.id}>
            <chakra.a asChild display="flex" alignItems="center" gap="3.5">
              <Link to={`/space/${space.id}`}>
                <SpacePhoto photo={space.coverPhoto} sizes="88px" alt="" width="88px" height="66px" flexShrink="0" />
                <chakra.span minWidth="0">
                  <chakra.span display="block" fontWeight="600" lineClamp="2">
                    {space.title}
                  </chakra.span>
                  {space.priceAllInCents !== null && (
                    <chakra.span display="block" textStyle="small" color="fg.muted">
                      {t('price', { price: price(space.priceAllInCents) })}
                    </chakra.span>
                  )}
                </chakra.span>
              </Link>
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </PageContainer>
  );
}
