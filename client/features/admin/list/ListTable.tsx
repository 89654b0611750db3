import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { hiddenBelow, type ContainerWidth } from './container-width';
import type { ListSelection } from './use-selection';

/** A column of a list; the first one names the row and is its link. */
export interface ListColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Hidden in a narrower page. */
  readonly hideBelow?: ContainerWidth;
}

interface ListTableProps<Row> {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  /** Unset when there are no bulk acts. */
  selection?: ListSelection | undefined;
  nameOf?: ((row: Row) => string) | undefined;
  /** Key of the row whose case is open beside the list. */
  openKey?: string | undefined;
  /** Opens a row beside the list; returns false when its page must be opened. */
  onOpen: (row: Row) => boolean;
}

/** A click without modifiers for a new tab or window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

const HEAD_LINE = 'inset 0 -1px 0 var(--hueco-colors-border)';

/** Rows of 44 px under a fixed head; the whole row opens its link's target. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, columns, rows, keyOf, hrefOf, selection, nameOf, openKey, onOpen } = props;
  const { t } = useTranslation('staff');
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
        ...(!selection && {
          '& tbody th, & thead th:first-of-type': { paddingInlineStart: { base: '16px', md: '24px' } },
        }),
        '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: { base: '16px', md: '24px' } },
        '& td[data-select]': {
          width: '1px',
          paddingInlineStart: { base: '16px', md: '24px' },
          paddingInlineEnd: '0',
          lineHeight: '0',
        },
      }}
    >
      <thead>
        <tr>
          {selection && (
            <chakra.td data-select position="sticky" top="0" zIndex="1" bg="bg.panel" boxShadow={HEAD_LINE}>
              <Check
                label={t('list.many.all')}
                isChecked={selection.isAll}
                isMixed={selection.keys.size > 0 && !selection.isAll}
                onToggle={selection.toggleAll}
              />
            </chakra.td>
          )}
          {columns.map(({ key, label: name, isNumber, hideBelow }) => (
            <chakra.th
              key={key}
              scope="col"
              data-number={isNumber || undefined}
              css={hideBelow && hiddenBelow(hideBelow)}
              position="sticky"
              top="0"
              zIndex="1"
              height="9"
              bg="bg.panel"
              boxShadow={HEAD_LINE}
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
            data-row-key={keyOf(row)}
            bg={selection?.keys.has(keyOf(row)) || keyOf(row) === openKey ? 'tint.brand' : undefined}
            boxShadow={keyOf(row) === openKey ? 'inset 3px 0 0 var(--hueco-colors-brand-solid)' : undefined}
            cursor="pointer"
            borderBottomWidth="1px"
            borderColor="hairline"
            _hover={{ bg: 'hover' }}
            _focusWithin={{ bg: 'bg.muted', boxShadow: 'inset 2px 0 0 var(--hueco-colors-brand)' }}
            onClick={(event) => {
              // The link handles its own clicks, new tabs included.
              if ((event.target as HTMLElement).closest('a, [data-select]')) return;
              if (!onOpen(row)) void navigate(hrefOf(row));
            }}
          >
            {selection && (
              <chakra.td data-select>
                <Check
                  label={t('list.many.select', { name: nameOf?.(row) ?? keyOf(row) })}
                  isChecked={selection.keys.has(keyOf(row))}
                  onToggle={(isRange) => (isRange ? selection.toggleTo : selection.toggle)(keyOf(row))}
                />
              </chakra.td>
            )}
            {columns.map(({ key, cell, isNumber, hideBelow }, index) =>
              index === 0 ? (
                <chakra.th key={key} scope="row" height="11" fontWeight="400">
                  <Link
                    to={hrefOf(row)}
                    data-row-link
                    aria-current={keyOf(row) === openKey || undefined}
                    onClick={(event) => isPlain(event) && onOpen(row) && event.preventDefault()}
                  >
                    {cell(row)}
                  </Link>
                </chakra.th>
              ) : (
                <chakra.td
                  key={key}
                  height="11"
                  data-number={isNumber || undefined}
                  css={hideBelow && hiddenBelow(hideBelow)}
                >
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

interface CheckProps {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  onToggle: (isRange: boolean) => void;
}

function Check({ label, isChecked, isMixed = false, onToggle }: CheckProps) {
  return (
    <chakra.label display="inline-grid" placeItems="center" minHeight="11" minWidth="6" cursor="pointer">
      <chakra.input
        type="checkbox"
        aria-label={label}
        ref={(element: HTMLInputElement | null) => {
          if (element) element.indeterminate = isMixed;
        }}
        boxSize="4"
        cursor="pointer"
        css={{ accentColor: 'var(--hueco-colors-brand-solid)' }}
        checked={isChecked}
        onChange={(event) => onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
      />
    </chakra.label>
  );
}
