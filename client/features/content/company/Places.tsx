import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AboutPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { PageContainer } from '../../../ui/layout/Page';

/** The cities that have opened, with their numbers of spaces, and the coming ones. */
export function Places({ cities }: { cities: AboutPageQuery['cities'] }) {
  const { t } = useTranslation('company');
  const { list } = useFormats();
  const open = cities.filter((city) => !city.isComingSoon).toSorted((a, b) => b.spaceCount - a.spaceCount);
  const soon = cities.filter((city) => city.isComingSoon).map(({ name }) => name);
  return (
    <PageContainer
      as="section"
      aria-labelledby="about-where"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      gap={{ base: '6', md: '12' }}
      pb="var(--section)"
    >
      <div>
        <chakra.h2 id="about-where" textStyle="h2">
          {t('about.where.title')}
        </chakra.h2>
        <chakra.p color="fg.muted" mt="2" maxW="36ch">
          {t('about.where.text')}
        </chakra.p>
      </div>
      <div>
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(11rem, 1fr))' }}
          gap={{ base: '2', md: '4' }}
        >
          {open.map(({ slug, name, spaceCount }) => (
            <li key={slug}>
              <chakra.a
                asChild
                display={{ base: 'flex', md: 'block' }}
                justifyContent="space-between"
                alignItems="baseline"
                layerStyle="card"
                px={{ base: '4', md: '5' }}
                py={{ base: '3.5', md: '5' }}
                _hover={{ borderColor: 'border.control' }}
              >
                <Link to={`/${slug}`}>
                  <chakra.b display="block" textStyle="h3">
                    {name}
                  </chakra.b>
                  <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
                    {t('about.where.spaces', { count: spaceCount })}
                  </chakra.span>
                </Link>
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
        {soon.length > 0 && (
          <Box textStyle="small" color="fg.muted" mt="4">
            <chakra.b color="fg" fontWeight="600" me="2">
              {t('about.where.soon')}
            </chakra.b>
            {list(soon)}
          </Box>
        )}
      </div>
    </PageContainer>
  );
}
