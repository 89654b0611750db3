import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { SHORTCUTS } from '../../../ui/staff/shortcuts';
import { useCountText } from './count-text';
import { Keys } from './Keys';
import type { ListAddress } from './list-address';

const { rows: ROWS, list: LIST } = SHORTCUTS;

interface ListFootProps {
  address: ListAddress;
  /** On this page; undefined while loading. */
  rowCount: number | undefined;
  totalCount: number | undefined;
  pageSize: number;
  endCursor: string | null | undefined;
  hasNextPage: boolean | undefined;
  hasViews: boolean;
  canSelect: boolean;
}

/** Below a list: its shortcuts, the displayed range, and the page links. */
export function ListFoot(props: ListFootProps) {
  const { address, rowCount = 0, totalCount, pageSize, endCursor, hasNextPage, hasViews, canSelect } = props;
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const countText = useCountText();
  const from = address.page * pageSize + 1;
  return (
    <Flex
      as="footer"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      padding={{ base: '10px 16px', md: '10px 24px' }}
      borderTopWidth="1px"
      borderColor="border"
      bg="bg"
      textStyle="sm"
      color="fg.muted"
    >
      <Keys
        keys={[
          [[ROWS.next, ROWS.previous], t('list.keys.move')],
          [[ROWS.open], t('list.keys.open')],
          ...(canSelect
            ? ([
                [[LIST.select], t('list.keys.select')],
                [[LIST.range], t('list.keys.range')],
              ] as const)
            : []),
          [[LIST.filter], t('list.keys.search')],
          ...(hasViews ? ([[[LIST.views], t('list.keys.views')]] as const) : []),
        ]}
      />
      <Flex alignItems="center" gap="3" marginInlineStart="auto">
        {rowCount > 0 && totalCount !== undefined && (address.isFirst || address.page > 0) && (
          <span>
            {t('list.range', {
              from: number(from),
              to: number(from + rowCount - 1),
              total: countText(totalCount),
            })}
          </span>
        )}
        <Button size="sm" variant="outline" disabled={address.isFirst} onClick={address.previous}>
          {t('list.previous')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={!hasNextPage || !endCursor}
          onClick={() => endCursor && address.next(endCursor)}
        >
          {t('list.next')}
        </Button>
      </Flex>
    </Flex>
  );
}
