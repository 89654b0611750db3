import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ChargeDifference_ChargeFragment } from '../../../generated/graphql';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { daysBetween, useFormats } from '../../../i18n/format';

interface ChargeTableProps {
  charges: readonly ChargeDifference_ChargeFragment[];
  /** The viewer's side: more is good for a host, less for a renter. */
  isHost: boolean;
}

/** Each charge before and after a change, and the difference, which is olive if it is good for the viewer. */
export function ChargeTable({ charges, isHost }: ChargeTableProps) {
  const { t } = useTranslation('changes');
  const formats = useFormats();
  const sum = (field: 'nowCents' | 'nextCents'): number => charges.reduce((total, charge) => total + charge[field], 0);
  const total = { nowCents: sum('nowCents'), nextCents: sum('nextCents') };
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={t('table.caption')}>
      <chakra.table
        width="full"
        textStyle="small"
        css={{
          '& th, & td': { paddingBlock: '10px', paddingInlineStart: '8px', textAlign: 'end' },
          '& th:first-of-type': { paddingInlineStart: '0', textAlign: 'start' },
          '& tr': { borderBottom: '1px solid var(--hueco-colors-hairline)' },
        }}
      >
        <chakra.caption srOnly>{t('table.caption')}</chakra.caption>
        <thead>
          <tr>
            {(['charge', 'now', 'next', 'difference'] as const).map((name) => (
              <chakra.th key={name} scope="col" textStyle="caption" fontWeight="500" color="fg.muted">
                {t(`table.${name}`)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {charges.map((charge) => (
            <tr key={charge.from}>
              <chakra.th scope="row" fontWeight="600">
                {formats.dayRange(charge.from, charge.to, SHORT_DAY)}
                <chakra.span display="block" fontWeight="400" color="fg.muted">
                  {charge.paidAt
                    ? t('table.paid', { day: formats.instant(charge.paidAt, SHORT_DAY) })
                    : t('table.days', { count: daysBetween(charge.from, charge.to) })}
                </chakra.span>
              </chakra.th>
              <Sums {...charge} isHost={isHost} />
            </tr>
          ))}
        </tbody>
        <chakra.tfoot fontWeight="700">
          <tr>
            <th scope="row">{t('table.total')}</th>
            <Sums {...total} isHost={isHost} />
          </tr>
        </chakra.tfoot>
      </chakra.table>
    </Box>
  );
}

const TONES: Record<'host' | 'renter', Record<number, string>> = {
  host: { 1: 'trust.fg' },
  renter: { 1: 'brand.fg', '-1': 'trust.fg' },
};

function Sums({ nowCents, nextCents, isHost }: { nowCents: number; nextCents: number; isHost: boolean }) {
  const { money } = useFormats();
  const difference = nextCents - nowCents;
  return (
    <>
      <td>{money(nowCents)}</td>
      <td>{money(nextCents)}</td>
      <chakra.td
        fontWeight={difference === 0 ? undefined : '700'}
        color={isHost ? TONES.host[Math.sign(difference)] : TONES.renter[Math.sign(difference)]}
        whiteSpace="nowrap"
      >
        {signed(money, difference)}
      </chakra.td>
    </>
  );
}

/** A signed amount, for differences. */
export const signed = (money: (cents: number) => string, cents: number): string =>
  cents > 0 ? `+${money(cents)}` : cents < 0 ? `−${money(-cents)}` : money(0);
