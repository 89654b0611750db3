import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useHostPayoutsQuery } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { Dotted } from '../../../ui/display/Dotted';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { useMore } from '../use-more';
import { PanelHead } from './PanelHead';
import { PdfLink } from './PdfLink';
import { useAccountPage } from './use-account-page';

const PAGE_SIZE = 5;

/** The payouts, newest first. */
export function PayoutsPanel({ minCents }: { minCents: number }) {
  const { t } = useTranslation('earnings');
  const { money, price, day } = useFormats();
  const { data, error, loading, refetch, fetchMore } = useHostPayoutsQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const more = useMore(fetchMore);
  const page = useAccountPage();
  const connection = data?.viewer?.payouts;
  const payouts = connection?.edges.map(({ node }) => node) ?? [];
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="payouts-title">
      <PanelHead id="payouts-title" title={t('payouts.title')} csv="payouts" />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {loading && !data && <SkeletonRows />}
      {connection && payouts.length === 0 && (
        <EmptyState title={t('payouts.empty')} text={t('payouts.emptyText', { amount: price(minCents) })} />
      )}
      <chakra.ul listStyleType="none" paddingInline={{ base: '4', md: '6' }} paddingBottom="2">
        {payouts.map((payout, index) => (
          <chakra.li
            key={payout.id}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            alignItems="flex-start"
            gap="4"
            paddingBlock="4"
            _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
          >
            <Box minWidth="0">
              <chakra.p fontWeight="600">{day(payout.runOn)}</chakra.p>
              <chakra.p textStyle="sm" color={payout.status === 'FAILED' ? 'fg.error' : 'fg.muted'}>
                <Dotted
                  items={[
                    t(`payouts.status.${payout.status}`),
                    payout.ibanLast4 ? t('account.iban', { last4: payout.ibanLast4 }) : null,
                    payout.status === 'IN_TRANSIT' && payout.arrivesOn
                      ? t('payouts.arrives', { day: day(payout.arrivesOn, SHORT_DAY) })
                      : null,
                  ].filter(Boolean)}
                />
              </chakra.p>
              {index === 0 && payout.isOfAccount && (
                <Button
                  variant="outline"
                  size="sm"
                  minHeight={{ base: '11', md: '9' }}
                  marginTop="2"
                  loading={page.isOpening}
                  onClick={page.open}
                >
                  {t('account.check')}
                </Button>
              )}
            </Box>
            <Box textAlign="end" marginInlineStart="auto">
              <chakra.span display="block" fontWeight="600" whiteSpace="nowrap">
                {money(payout.amountCents)}
              </chakra.span>
              {payout.statement?.url && (
                <PdfLink
                  href={payout.statement.url}
                  label={t('payouts.statement', { title: payout.statement.title, day: day(payout.runOn) })}
                  text={payout.statement.title}
                />
              )}
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
      {connection?.pageInfo.hasNextPage && (
        <Flex justify="center" padding="4">
          <Button variant="outline" disabled={loading} onClick={() => more(connection.pageInfo.endCursor ?? null)}>
            {t('payouts.more')}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
