import { Box, chakra } from '@chakra-ui/react';
import { CircleMinus, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { claimBounds } from '../../../generated/claim-bounds';
import { guaranteeBounds } from '../../../generated/rare-bounds';
import type { TrustPageQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { PageContainer, Section, SectionHead } from '../../../ui/layout/Page';
import { MoreLink } from '../../../ui/links/MoreLink';
import { GuaranteePlans } from './GuaranteePlans';
import { useTrustTerms, type TrustTerms } from './use-trust-terms';

const CASES = ['noAccess', 'different', 'unsafe', 'cancelled', 'notEntitled'] as const;
const EXCLUDED = ['forbidden', 'vehicles', 'wear', 'inventory'] as const;

type Plans = TrustPageQuery['platformMetrics']['guaranteePlans'];

/** What is refunded and when, what is not covered, and the limits of each plan. */
export function Guarantee({ id, terms, plans }: { id: string; terms: TrustTerms | undefined; plans: Plans }) {
  const { t } = useTranslation('company');
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <PageContainer>
        <SectionHead id={`${id}-title`} title={t('trust.guarantee.title')} text={t('trust.guarantee.text')} />
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 384px' }}
          gap={{ base: '4', md: '6' }}
          alignItems="start"
        >
          <Refunds terms={terms} />
          <NotCovered />
        </Box>
        {plans.length > 0 && <GuaranteePlans plans={plans} />}
        <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="1" alignItems="center" mt="4">
          <chakra.p textStyle="small" color="fg.subtle">
            {t('trust.guarantee.note', claimBounds)}
          </chakra.p>
          <MoreLink to="/help/garantia">{t('trust.guarantee.more')}</MoreLink>
        </Box>
      </PageContainer>
    </Section>
  );
}

function Refunds({ terms }: { terms: TrustTerms | undefined }) {
  const { t } = useTranslation('company');
  const shown = { ...claimBounds, ...useTrustTerms(terms) };
  const phoneRow = { display: { base: 'block', md: 'table-cell' }, py: { base: '0', md: '3' } } as const;
  return (
    <Box layerStyle="card" p={{ base: '5', md: '7' }} pb={{ base: '3', md: '4' }}>
      <chakra.h3 textStyle="h3" display="flex" alignItems="center" gap="3">
        <chakra.span color="trust.fg">
          <RotateCcw size={20} aria-hidden />
        </chakra.span>
        {t('trust.guarantee.refund')}
      </chakra.h3>
      <chakra.table w="full" mt="3" textAlign="start" display={{ base: 'block', md: 'table' }}>
        <chakra.caption srOnly>{t('trust.guarantee.caption')}</chakra.caption>
        <chakra.thead display={{ base: 'none', md: 'table-header-group' }} textStyle="small" color="fg.muted">
          <tr>
            {(['case', 'gets', 'within'] as const).map((column) => (
              <chakra.th key={column} scope="col" textAlign="start" fontWeight="500" py="2" pe="4">
                {t(`trust.guarantee.columns.${column}`)}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
          {CASES.map((key) => (
            <chakra.tr
              key={key}
              display={{ base: 'block', md: 'table-row' }}
              py={{ base: '3', md: '0' }}
              borderTopWidth="1px"
              borderColor="hairline"
              _first={{ borderTopWidth: { base: '0', md: '1px' } }}
            >
              <chakra.th
                scope="row"
                textAlign="start"
                fontWeight="600"
                w={{ md: '36%' }}
                pe={{ md: '4' }}
                {...phoneRow}
              >
                {t(`trust.guarantee.cases.${key}.title`)}
              </chakra.th>
              <chakra.td color="fg.muted" pe={{ md: '4' }} {...phoneRow}>
                {t(`trust.guarantee.cases.${key}.gets`, shown)}
              </chakra.td>
              <chakra.td color="fg.muted" textStyle={{ base: 'small', md: 'md' }} {...phoneRow}>
                <chakra.span hideFrom="md" color="fg.subtle">
                  {t('trust.guarantee.term')}{' '}
                </chakra.span>
                {t(`trust.guarantee.cases.${key}.within`, shown)}
              </chakra.td>
            </chakra.tr>
          ))}
        </chakra.tbody>
      </chakra.table>
    </Box>
  );
}

function NotCovered() {
  const { t } = useTranslation('company');
  const { price } = useFormats();
  const limits = { art: price(guaranteeBounds.artMaxCents), inventory: price(guaranteeBounds.inventoryAboveCents) };
  return (
    <Box borderRadius="card" bg="bg.muted" p={{ base: '5', md: '7' }} pb={{ base: '3', md: '4' }}>
      <chakra.h3 textStyle="h3" display="flex" alignItems="center" gap="3">
        <chakra.span color="fg.subtle">
          <CircleMinus size={20} aria-hidden />
        </chakra.span>
        {t('trust.guarantee.excluded')}
      </chakra.h3>
      <chakra.ul mt="3">
        {EXCLUDED.map((key) => (
          <chakra.li
            key={key}
            py="3"
            borderTopWidth="1px"
            borderColor="hairline"
            _first={{ borderTopWidth: '0' }}
            textWrap="pretty"
          >
            {t(`trust.guarantee.exclusions.${key}`, limits)}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="small" color="fg.muted" pt="4" pb="3" borderTopWidth="1px" borderColor="border">
        {t('trust.guarantee.worth')}
      </chakra.p>
    </Box>
  );
}
