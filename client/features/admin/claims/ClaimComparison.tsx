import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { InventoryTable } from '../../../ui/condition/InventoryTable';
import { BlockHead } from '../components/details';
import type { ClaimOfStaff } from './claim-of-staff';

/** The decisive comparison: the measured areas, or the lost things beside the signed inventory. */
export function ClaimComparison({ claim }: { claim: ClaimOfStaff }) {
  return (
    <>
      {claim.areas && <Measures claim={claim} areas={claim.areas} />}
      {claim.items.length > 0 && <Items claim={claim} />}
      {claim.booking.inventory && <Inventory claim={claim} inventory={claim.booking.inventory} />}
    </>
  );
}

function Measures({ claim, areas }: { claim: ClaimOfStaff; areas: NonNullable<ClaimOfStaff['areas']> }) {
  const { t } = useTranslation('staff');
  const { area, percentFine } = useFormats();
  const { describedM2, limitM2, claimedM2, answeredM2 } = areas;
  const { renter, host } = claim.booking;
  const [claimant, other] = claim.side === 'RENTER' ? [renter, host] : [host, renter];
  const rows = [
    { name: claimant.displayName, value: claimedM2 },
    ...(answeredM2 === null ? [] : [{ name: other.displayName, value: answeredM2 }]),
  ];
  return (
    <Box as="section" aria-label={t('claim.measures')}>
      <BlockHead title={t('claim.measures')} note={t('claim.limit', { limit: area(limitM2) })} />
      <Box layerStyle="panel" overflowX="auto">
        <chakra.table
          aria-label={t('claim.measures')}
          width="full"
          textStyle="sm"
          fontVariantNumeric="tabular-nums"
          css={{
            '& th, & td': { padding: '10px 14px', textAlign: 'end', fontWeight: '400' },
            '& th:first-of-type': { textAlign: 'start' },
            '& tbody tr': { borderTop: '1px solid var(--hueco-colors-hairline)' },
          }}
        >
          <chakra.thead color="fg.subtle" textStyle="xs">
            <tr>
              <th scope="col">{t('claim.measuredBy')}</th>
              <th scope="col">{t('claim.described')}</th>
              <th scope="col">{t('claim.measured')}</th>
              <th scope="col">{t('claim.difference')}</th>
            </tr>
          </chakra.thead>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{area(describedM2)}</td>
                <td>{area(value)}</td>
                <chakra.td color={value <= limitM2 ? 'fg.error' : undefined}>
                  <b>{percentFine(((value - describedM2) / describedM2) * 100)}</b>
                </chakra.td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Box>
  );
}

function Items({ claim: { items } }: { claim: ClaimOfStaff }) {
  const { t } = useTranslation('claims');
  const { money } = useFormats();
  return (
    <Box as="section" aria-label={t('case.items')}>
      <BlockHead title={t('case.items')} note={money(items.reduce((sum, { valueCents }) => sum + valueCents, 0))} />
      <chakra.ul layerStyle="panel" listStyleType="none" textStyle="sm">
        {items.map(({ name, valueCents, isCovered }, index) => (
          <Flex
            as="li"
            // Two things of a claim may have the same name.
            key={index}
            justifyContent="space-between"
            gap="4"
            padding="10px 14px"
            _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
          >
            <Flex as="span" gap="2" alignItems="center" flexWrap="wrap" minWidth="0" overflowWrap="anywhere">
              {name}
              {!isCovered && <Badge colorPalette="orange">{t('case.notCovered')}</Badge>}
            </Flex>
            <chakra.b fontWeight="600" fontVariantNumeric="tabular-nums">
              {money(valueCents)}
            </chakra.b>
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  );
}

function Inventory({
  claim: { booking },
  inventory,
}: {
  claim: ClaimOfStaff;
  inventory: NonNullable<ClaimOfStaff['booking']['inventory']>;
}) {
  const { t } = useTranslation('condition');
  return (
    <Box as="section" aria-label={t('inventory.title')}>
      <BlockHead title={t('inventory.title')} />
      <Box layerStyle="panel" padding="4">
        <InventoryTable
          inventory={inventory}
          own={null}
          nameOf={(side) => (side === 'RENTER' ? booking.renter : booking.host).displayName}
          timeZone={booking.timeZone}
        />
      </Box>
    </Box>
  );
}
