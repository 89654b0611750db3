import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ConversationFilter } from '../../../generated/schema';
import { messagesPath } from '../messages-location';

const FILTERS = ['ALL', 'UNREAD', 'BOOKINGS'] as const satisfies readonly ConversationFilter[];

interface InboxFilterProps {
  filter: ConversationFilter;
  counts: Record<ConversationFilter, number>;
}

/** Links that filter by all, unread and with a booking; the filter is part of the URL. */
export function InboxFilter({ filter, counts }: InboxFilterProps) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const choose = (next: ConversationFilter) =>
    void navigate(messagesPath(next, params.get('conversation')), { replace: true });
  return (
    <Flex role="group" aria-label={t('inbox.filter')} gap="1" marginInline="-1" flexWrap="wrap">
      {FILTERS.map((value) => (
        <chakra.button
          key={value}
          type="button"
          aria-pressed={value === filter}
          onClick={() => choose(value)}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minHeight={{ base: '11', md: '8' }}
          paddingInline="2.5"
          borderRadius="control"
          textStyle="sm"
          fontWeight="500"
          color="fg.muted"
          cursor="pointer"
          _hover={{ bg: 'hover' }}
          _pressed={{ bg: 'bg.muted', color: 'fg', fontWeight: '600' }}
        >
          {t(`inbox.filters.${value}`)}
          {value !== 'ALL' && counts[value] > 0 && (
            <chakra.span fontVariantNumeric="tabular-nums" fontWeight="500">
              {counts[value]}
            </chakra.span>
          )}
        </chakra.button>
      ))}
    </Flex>
  );
}
