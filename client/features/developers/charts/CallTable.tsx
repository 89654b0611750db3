import { chakra } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format';
import { hasManyErrors, type CallsRow, type CallsWords } from './calls';

/** The data of the bars, newest first. */
export function CallTable({ words, rows }: { words: CallsWords; rows: readonly CallsRow[] }) {
  const formats = useFormats();
  return (
    <chakra.table
      width="full"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      css={{
        '& th, & td': { paddingBlock: '6px', textAlign: 'end' },
        '& th:first-of-type': { textAlign: 'start', fontWeight: '400' },
      }}
    >
      <chakra.caption srOnly>{words.title}</chakra.caption>
      <chakra.thead color="fg.muted">
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </chakra.thead>
      <tbody>
        {rows.toReversed().map(({ key, name, calls, errors, more = [] }) => (
          <chakra.tr key={key} borderTopWidth="1px" borderColor="hairline">
            <th scope="row">{name}</th>
            <td>{formats.number(calls)}</td>
            <chakra.td {...(hasManyErrors({ calls, errors }) && { color: 'fg.error', fontWeight: '600' })}>
              {formats.number(errors)}
            </chakra.td>
            {more.map((text, index) => (
              <td key={words.columns[index + 3]}>{text}</td>
            ))}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
