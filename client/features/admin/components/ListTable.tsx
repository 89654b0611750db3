import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

/** A column of a list; the first one names the row and is its link. */
export interface ListColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Left out on narrower windows. */
  readonly hideBelow?: 'md' | 'lg' | '2xl';
}

interface ListTableProps<Row> {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
}

/** Rows of 44 px under a fixed head; the whole row opens what its link names. */
export function ListTable<Row>({ label, columns, rows, keyOf, hrefOf }: ListTableProps<Row>) {
  const navigate = useNavigate();
  return (
    <chakra.table
      aria-label={label}
      width="full"
      textStyle="sm"
      bg="bg.panel"
      borderCollapse="collapse"
      css={{
        '& th, & td': { paddingInline: '12px', whiteSpace: 'nowrap', textAlign: 'start' },
        '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        '& tbody th, & thead th:first-of-type': { paddingInlineStart: '24px' },
        '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: '24px' },
      }}
    >
      <thead>
        <tr>
          {columns.map(({ key, label: name, isNumber, hideBelow }) => (
            <chakra.th
              key={key}
              scope="col"
              data-number={isNumber || undefined}
              hideBelow={hideBelow}
              position="sticky"
              top="0"
              zIndex="1"
              height="9"
              bg="bg.panel"
              boxShadow="inset 0 -1px 0 var(--hueco-colors-border)"
              textStyle="xs"
              fontWeight="500"
              color="fg.subtle"
            >
              {name}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <chakra.tr
            key={keyOf(row)}
            cursor="pointer"
            borderBottomWidth="1px"
            borderColor="hairline"
            _hover={{ bg: 'hover' }}
            _focusWithin={{ bg: 'bg.muted', boxShadow: 'inset 2px 0 0 var(--hueco-colors-brand)' }}
            onClick={(event) => {
              // The link has its own way, new tabs included.
              if ((event.target as HTMLElement).closest('a')) return;
              void navigate(hrefOf(row));
            }}
          >
            {columns.map(({ key, cell, isNumber, hideBelow }, index) =>
              index === 0 ? (
                <chakra.th key={key} scope="row" height="11" fontWeight="400">
                  <Link to={hrefOf(row)} data-row-link>
                    {cell(row)}
                  </Link>
                </chakra.th>
              ) : (
                <chakra.td key={key} height="11" data-number={isNumber || undefined} hideBelow={hideBelow}>
                  {cell(row)}
                </chakra.td>
              ),
            )}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
