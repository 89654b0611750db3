import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { StaffPayment_PaymentFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { BlockHead } from '../components/details';

/** The ledger postings of a payment: debit and credit, in booking order. */
export function LedgerLines({ lines }: { lines: StaffPayment_PaymentFragment['ledgerLines'] }) {
  const { t } = useTranslation('staff');
  const { money, instant } = useFormats();
  const names: Readonly<Record<string, string>> = t('money.accounts', { returnObjects: true });
  return (
    <Box as="section" aria-label={t('money.books')}>
      <BlockHead title={t('money.books')} />
      {lines.length === 0 && (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('money.noBooks')}
        </chakra.p>
      )}
      {lines.length > 0 && (
        <Box
          role="region"
          aria-label={t('money.books')}
          tabIndex={0}
          overflowX="auto"
          layerStyle="panel"
          css={{ containerType: 'inline-size' }}
        >
          <chakra.table
            width="full"
            textStyle="sm"
            css={{
              '& th, & td': { padding: '8px 12px', textAlign: 'start', whiteSpace: 'nowrap', fontWeight: '400' },
              '& tbody tr': { borderTopWidth: '1px', borderColor: 'hairline' },
              '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
              // Beside a list the date takes two lines.
              '@container (max-width: 480px)': {
                '& th, & td': { paddingInline: '8px' },
                '& td:last-of-type': { whiteSpace: 'normal' },
              },
            }}
          >
            <chakra.thead color="fg.subtle" textStyle="xs">
              <tr>
                <th scope="col">{t('money.account')}</th>
                <th scope="col" data-number>
                  {t('money.debit')}
                </th>
                <th scope="col" data-number>
                  {t('money.credit')}
                </th>
                <th scope="col">{t('money.columns.date')}</th>
              </tr>
            </chakra.thead>
            <tbody>
              {lines.map(({ number, account, amountCents, bookedAt }) => (
                <tr key={number}>
                  <th scope="row">
                    {names[account] ?? account}
                    <chakra.small display="block" textStyle="xs" color="fg.subtle" fontFamily="mono">
                      {account}
                    </chakra.small>
                  </th>
                  <td data-number>{amountCents > 0 ? money(amountCents) : ''}</td>
                  <td data-number>{amountCents < 0 ? money(-amountCents) : ''}</td>
                  <chakra.td color="fg.muted">{instant(bookedAt)}</chakra.td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </Box>
      )}
    </Box>
  );
}
