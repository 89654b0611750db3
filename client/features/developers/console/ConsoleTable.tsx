import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ConsoleColumn<Row> {
  readonly key: string;
  /** Empty for the column of actions. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** A line of its own on phones. */
  readonly isWide?: boolean;
}

interface ConsoleTableProps<Row> {
  label: string;
  columns: readonly ConsoleColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows under a heading; on phones each row is a small block. */
export function ConsoleTable<Row>({ label, columns, rows, keyOf }: ConsoleTableProps<Row>) {
  return (
    <chakra.table
      role="table"
      aria-label={label}
      width="full"
      textStyle="sm"
      borderCollapse="collapse"
      display={{ base: 'block', lg: 'table' }}
      css={{
        '& :is(th, td)': { paddingInline: { lg: '12px' }, textAlign: 'start', verticalAlign: 'middle' },
        '& :is(th, td):first-of-type': { paddingInlineStart: { lg: '24px' } },
        '& :is(th, td):last-of-type': { paddingInlineEnd: { lg: '24px' } },
        '& [data-number]': { textAlign: { lg: 'end' }, fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <chakra.thead role="rowgroup" display={{ base: 'none', lg: 'table-header-group' }}>
        <chakra.tr role="row">
          {columns.map(({ key, label: name, isNumber }) => (
            <chakra.th
              key={key}
              role="columnheader"
              scope="col"
              data-number={isNumber || undefined}
              paddingBlock="2"
              textStyle="xs"
              fontWeight="500"
              color="fg.muted"
            >
              {name}
            </chakra.th>
          ))}
        </chakra.tr>
      </chakra.thead>
      <chakra.tbody role="rowgroup" display={{ base: 'block', lg: 'table-row-group' }}>
        {rows.map((row) => (
          <chakra.tr
            key={keyOf(row)}
            role="row"
            display={{ base: 'flex', lg: 'table-row' }}
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="4"
            rowGap="2"
            paddingInline={{ base: '4', md: '6', lg: '0' }}
            paddingBlock={{ base: '3.5', lg: '0' }}
            borderTopWidth="1px"
            borderColor="hairline"
          >
            {columns.map(({ key, label: name, cell, isNumber, isWide }) => (
              <chakra.td
                key={key}
                role="cell"
                data-number={isNumber || undefined}
                flex={isWide ? '1 0 100%' : undefined}
                minWidth="0"
                paddingBlock={{ lg: '3' }}
                whiteSpace={isWide ? undefined : { lg: 'nowrap' }}
              >
                {!isWide && (
                  <chakra.span hideFrom="lg" color="fg.muted">
                    {name}:{' '}
                  </chakra.span>
                )}
                {cell(row)}
              </chakra.td>
            ))}
          </chakra.tr>
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}
