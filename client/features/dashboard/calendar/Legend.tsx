import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Every } from '../../../forms/every';
import type { CalendarEntryKind } from '../../../generated/graphql';
import { CLASH_FRAME, ENTRY_STYLES } from './entry-styles';

const KINDS: Every<CalendarEntryKind> = ['RUNNING', 'BOOKED', 'REQUEST', 'MOVE_OUT', 'BLOCK', 'OTHER_SITE'];

/** What the backgrounds of the bars mean. */
export function Legend({ hasPaused, hasClash }: { hasPaused: boolean; hasClash: boolean }) {
  const { t } = useTranslation('calendar');
  return (
    <chakra.ul
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '4', lg: '3.5' }}
      rowGap="2"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="4"
      borderTopWidth="1px"
      textStyle="xs"
      fontWeight="500"
      color="fg.muted"
    >
      {KINDS.map((kind) => (
        <Flex as="li" key={kind} align="center" gap="1.5">
          <chakra.span aria-hidden width="22px" height="14px" borderRadius="4px" css={ENTRY_STYLES[kind].ground} />
          {t(`kinds.${kind}`)}
        </Flex>
      ))}
      {hasPaused && (
        <Flex as="li" align="center" gap="1.5">
          <chakra.span aria-hidden width="22px" height="14px" borderRadius="4px" borderWidth="1px" bg="bg.panel" />
          {t('paused')}
        </Flex>
      )}
      {hasClash && (
        <Flex as="li" align="center" gap="1.5">
          <chakra.span aria-hidden width="22px" height="14px" css={{ ...CLASH_FRAME, borderRadius: '4px' }} />
          {t('clash.one')}
        </Flex>
      )}
    </chakra.ul>
  );
}
