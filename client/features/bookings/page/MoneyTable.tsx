import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingMoney_BookingFragment } from '../../../generated/graphql';
import { today } from '../../../ui/time/today';
import { SHORT_DAY } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { cardName } from '../../../ui/cards/card-name';
import { Money } from '../../../ui/display/Price';
import type { MoneyRow, moneyRows } from './money-rows';
import { dottedText } from '../../../ui/display/dotted-text';

const SHORT_WEEKDAY = { weekday: 'short', month: 'short' } as const;

interface MoneyTableProps {
  rows: ReturnType<typeof moneyRows>;
  side: 'renter' | 'host';
  booking: BookingMoney_BookingFragment;
}

/** The charges as a table; on narrow screens each row is a block. */
export function MoneyTable({ rows: { paid, coming, paidCents }, side, booking }: MoneyTableProps) {
  const { t } = useTranslation(['booking', 'common']);
  const columns = (['period', 'charge', 'amount', 'parts'] as const).map((name) => t(`money.columns.${side}.${name}`));
  return (
    <chakra.table
      role="table"
      width="full"
      marginTop="3"
      borderCollapse="collapse"
      textStyle="small"
      fontVariantNumeric="tabular-nums"
      display={{ base: 'block', lg: 'table' }}
      css={{
        '& th': {
          padding: '8px 12px',
          fontWeight: '500',
          fontSize: '12px',
          lineHeight: '16px',
          color: 'fg.subtle',
          textAlign: 'start',
        },
        '& td': { paddingBlock: { lg: '14px' }, paddingInline: { lg: '12px' } },
        '& th:first-of-type, & td:first-of-type': { paddingInlineStart: { lg: '24px' } },
        '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: { lg: '24px' } },
      }}
    >
      <chakra.caption srOnly>{t(`money.title.${side}`)}</chakra.caption>
      <chakra.thead role="rowgroup" srOnly={{ base: true, lg: false }}>
        <chakra.tr role="row">
          {columns.map((name, index) => (
            <th key={name} role="columnheader" scope="col" style={index === 2 ? { textAlign: 'end' } : undefined}>
              {name}
            </th>
          ))}
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup" display={{ base: 'block', lg: 'table-row-group' }}>
        {paid.map((row) => (
          <ChargeRow key={row.from} row={row} side={side} booking={booking} />
        ))}
        {paid.length > 0 && (
          <Cells
            isSum
            main={t(`money.soFar.${side}`)}
            charge={t('common:months', { count: paid.length })}
            amountCents={paidCents}
          />
        )}
        {coming.map((row) => (
          <ChargeRow key={row.from} row={row} side={side} booking={booking} />
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}

function ChargeRow({ row, side, booking }: { row: MoneyRow } & Pick<MoneyTableProps, 'side' | 'booking'>) {
  const { t } = useTranslation('booking');
  const formats = useFormats();
  const { from, to, takenAt, dueOn, amountCents, rentCents, feeCents, protectionCents, creditCents } = row;
  const card = cardName(row.methodBrand, row.methodLast4);
  const charge = takenAt
    ? dottedText([formats.instant(takenAt, SHORT_DAY), card])
    : dueOn && booking.isPending
      ? t('money.onAnswer')
      : dueOn && dueOn < today()
        ? t('money.late')
        : dueOn
          ? t(`money.due.${side}`, { day: formats.dayInSentence(dueOn, SHORT_WEEKDAY) })
          : t('money.noDay');
  const parts =
    rentCents !== null && feeCents !== null
      ? [
          t(`money.parts.${side}`, { rent: formats.money(rentCents), fee: formats.money(feeCents) }),
          protectionCents ? t('money.parts.protection', { amount: formats.money(protectionCents) }) : null,
          creditCents ? t('money.parts.credit', { amount: formats.money(creditCents) }) : null,
        ]
          .filter(Boolean)
          .join(' ')
      : null;
  return (
    <Cells
      isPaid={takenAt !== null}
      main={formats.dayRange(from, to, SHORT_DAY)}
      charge={charge}
      amountCents={amountCents}
      parts={parts}
    />
  );
}

interface CellsProps {
  main: string;
  charge: string;
  amountCents: number;
  parts?: ReactNode;
  isPaid?: boolean;
  isSum?: boolean;
}

function Cells({ main, charge, amountCents, parts, isPaid = false, isSum = false }: CellsProps) {
  const tone = isPaid || isSum ? undefined : 'fg.muted';
  return (
    <chakra.tr
      role="row"
      display={{ base: 'grid', lg: 'table-row' }}
      gridTemplateColumns="minmax(0, 1fr) auto"
      gap="2px 12px"
      padding={{ base: '14px 16px', md: '14px 24px', lg: '0' }}
      borderTopWidth="1px"
      borderColor="hairline"
      bg={isSum ? 'bg.muted' : undefined}
      fontWeight={isSum ? '600' : undefined}
    >
      <chakra.td role="cell" fontWeight={isPaid || isSum ? '600' : '500'}>
        {main}
      </chakra.td>
      <chakra.td role="cell" gridRow="2" color={{ base: 'fg.muted', lg: tone ?? 'fg' }}>
        {charge}
      </chakra.td>
      <chakra.td role="cell" gridRow="1" gridColumn="2" textAlign="end" fontWeight={isSum ? '700' : '600'} color={tone}>
        <Money cents={amountCents} />
      </chakra.td>
      <chakra.td
        role="cell"
        gridColumn="1 / -1"
        color="fg.muted"
        _empty={{ display: { base: 'none', lg: 'table-cell' } }}
      >
        {parts}
      </chakra.td>
    </chakra.tr>
  );
}
