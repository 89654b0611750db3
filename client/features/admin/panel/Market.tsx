import { Badge, Box, chakra, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useAdminMarketQuery, type AdminMarketQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';

/** A summary of the market. */
export function Market() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useAdminMarketQuery();
  return (
    <section aria-label={t('byCity')}>
      <chakra.p marginBottom="5" color="fg.muted">
        {t('text')}
      </chakra.p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" />}
      {!error && !data && <SkeletonRows />}
      {data && <Metrics data={data} />}
    </section>
  );
}

function Metrics({ data }: { data: AdminMarketQuery }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { marketFacts, cities } = data;
  const price = (cents: number | null): string => (cents === null ? '–' : formats.price(cents));
  const metrics = [
    [t('spaces'), formats.number(marketFacts.spaceCount)],
    [t('cities'), formats.number(marketFacts.cityCount)],
    [t('priceFrom'), price(marketFacts.priceFromCents)],
  ] as const;
  return (
    <>
      <Grid
        layerStyle="panel"
        templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
        marginBottom="8"
        css={{ '& > * + *': { borderInlineStartWidth: { md: '1px' }, borderColor: 'hairline' } }}
      >
        {metrics.map(([label, value]) => (
          <Box key={label} padding={{ base: '4', md: '6' }}>
            <chakra.p textStyle="sm" fontWeight="500" color="fg.muted">
              {label}
            </chakra.p>
            <chakra.p textStyle="kpi" marginTop="1">
              {value}
            </chakra.p>
          </Box>
        ))}
      </Grid>
      <Box layerStyle="panel" padding={{ base: '4', md: '6' }}>
        <chakra.h2 textStyle="h3" marginBottom="3">
          {t('byCity')}
        </chakra.h2>
        <Box role="region" aria-label={t('byCity')} tabIndex={0} overflowX="auto">
          <chakra.table
            width="full"
            textStyle="sm"
            fontVariantNumeric="tabular-nums"
            css={{
              '& th, & td': {
                paddingBlock: '10px',
                paddingInlineEnd: '12px',
                textAlign: 'start',
                verticalAlign: 'bottom',
                fontWeight: '400',
              },
              '& tr > :last-child': { paddingInlineEnd: '0' },
              '& tbody tr': { borderTopWidth: '1px', borderColor: 'hairline' },
            }}
          >
            <chakra.thead color="fg.subtle" textStyle="xs">
              <tr>
                <th scope="col">{t('city')}</th>
                <th scope="col">{t('spaces')}</th>
                <th scope="col">{t('priceFrom')}</th>
                <th scope="col">{t('state')}</th>
              </tr>
            </chakra.thead>
            <tbody>
              {cities.map((city) => (
                <tr key={city.slug}>
                  <th scope="row">{city.name}</th>
                  <td>{formats.number(city.spaceCount)}</td>
                  <td>{price(city.priceFromCents)}</td>
                  <td>
                    <Badge colorPalette={city.isComingSoon ? 'gray' : 'trust'}>
                      {city.isComingSoon ? t('soon') : t('open')}
                    </Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </Box>
      </Box>
    </>
  );
}
