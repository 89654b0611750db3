import { Box, chakra } from '@chakra-ui/react';
import { Fragment } from 'react';

interface StatsTableProps {
  caption: string;
  heads: readonly string[];
  /** Cells as text; the first is the row's heading. */
  rows: readonly (readonly string[])[];
  /** A last row with totals. */
  total?: readonly string[];
}

/** The data of a chart as a table. */
export function StatsTable({ caption, heads, rows, total }: StatsTableProps) {
  return (
    <Box role="region" aria-label={caption} tabIndex={0} overflowX="auto">
      <chakra.table
        width="full"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        css={{
          '& th, & td': { paddingBlock: '8px', paddingInlineEnd: '3', textAlign: 'end', fontWeight: '400' },
          '& th:first-of-type': { textAlign: 'start' },
          '& :is(th, td):last-of-type': { paddingInlineEnd: '0' },
          '& tbody tr': { borderTopWidth: '1px', borderColor: 'hairline' },
        }}
      >
        <chakra.caption srOnly>{caption}</chakra.caption>
        <chakra.thead color="fg.muted" textStyle="xs">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={`${cells[0]} ${index}`}>
              <Cells cells={cells} />
            </tr>
          ))}
          {total && (
            <chakra.tr css={{ '& > *': { fontWeight: '650!' } }}>
              <Cells cells={total} />
            </chakra.tr>
          )}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function Cells({ cells }: { cells: readonly string[] }) {
  return cells.map((cell, index) => (
    <Fragment key={index}>{index === 0 ? <th scope="row">{cell}</th> : <td>{cell}</td>}</Fragment>
  ));
}
