import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOtherWaysQuery, type OtherWay_SpaceFragment, type OtherWaysQuery } from '../../generated/graphql';
import { useFormats } from '../../i18n/format';
import { PageContainer } from '../layout/Page';
import { SpacePhoto } from '../photo/SpacePhoto';
import { useLastSearches } from '../recent/last-searches';

const SHOWN = 3;
/** Some of the former results may have been deleted. */
const ASKED = 6;

/** For visitors of an unknown URL: the cities with most spaces, and the last search results of this browser or else the newest spaces. */
export function OtherWays() {
  const { t } = useTranslation('lost');
  const { price, number } = useFormats();
  const searched = useLastSearches()[0]?.spaces.slice(0, ASKED) ?? [];
  const answer = useOtherWaysQuery({ variables: { searched: searched.map(({ id }) => id) } });
  const data = answer.data ?? answer.previousData;
  const cities = (data?.cities ?? [])
    .filter(({ isComingSoon }) => !isComingSoon)
    .toSorted((a, b) => b.spaceCount - a.spaceCount)
    .slice(0, SHOWN);
  const spaces = data ? spacesOf(data) : [];
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

type Node = OtherWaysQuery['searched'][number];
type Found = Extract<NonNullable<Node>, { isPublic: unknown }>;

const isOffered = (node: Node): node is Found => node !== null && 'isPublic' in node && node.isPublic;

/** The last search results, completed with the newest spaces. */
function spacesOf({ searched, newest }: OtherWaysQuery): OtherWay_SpaceFragment[] {
  const all: OtherWay_SpaceFragment[] = [...searched.filter(isOffered), ...newest.edges.map(({ node }) => node)];
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i).slice(0, SHOWN);
}
