import { Box, Button, chakra, Flex, IconButton, Input } from '@chakra-ui/react';
import { CheckCheck, Search } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationFilter } from '../../../generated/schema';
import { ErrorState } from '../../../ui/feedback/states';
import { InboxEmpty } from './InboxEmpty';
import { InboxFilter } from './InboxFilter';
import { InboxRow } from './InboxRow';
import { InboxSkeleton } from './InboxSkeleton';
import type { Inbox as InboxState } from './use-inbox';
import { useMarkAllRead } from './use-mark-all-read';
import { messageBounds } from '../../../generated/bounds';

interface InboxProps {
  inbox: InboxState;
  filter: ConversationFilter;
  openId: string | null;
  listRef: Ref<HTMLUListElement>;
}

/** The list of conversations with its search and filters. */
export function Inbox({ inbox, filter, openId, listRef }: InboxProps) {
  const { t } = useTranslation('messages');
  const markAllRead = useMarkAllRead();
  const { rows, counts, isLoading, error } = inbox;
  return (
    <>
      <Flex
        align="center"
        justify="space-between"
        paddingTop="4"
        paddingBottom="2"
        paddingInlineStart={{ base: '4', md: '6' }}
        paddingInlineEnd={{ base: '2', md: '3' }}
        minHeight="60px"
      >
        <chakra.h1 textStyle="h3">{t('title')}</chakra.h1>
        {counts.UNREAD > 0 && (
          <IconButton
            variant="ghost"
            size={{ base: 'md', md: 'sm' }}
            borderRadius="full"
            marginBlock="-2"
            aria-label={t('inbox.markAll')}
            onClick={() => void markAllRead()}
          >
            <CheckCheck aria-hidden />
          </IconButton>
        )}
      </Flex>
      <Box
        display="grid"
        gap="2"
        paddingInlineStart={{ base: '4', md: '6' }}
        paddingInlineEnd="4"
        paddingBottom="3"
        borderBottomWidth="1px"
        borderColor="hairline"
      >
        <Box position="relative">
          <Box
            position="absolute"
            insetStart="3"
            top="0"
            height="full"
            display="grid"
            placeItems="center"
            color="fg.muted"
            pointerEvents="none"
          >
            <Search size={18} aria-hidden />
          </Box>
          <Input
            type="search"
            height={{ base: '11', md: '10' }}
            paddingInlineStart="10"
            aria-label={t('inbox.search')}
            placeholder={t('inbox.search')}
            value={inbox.search}
            maxLength={messageBounds.searchText.max}
            onChange={(event) => inbox.setSearch(event.target.value)}
          />
        </Box>
        <InboxFilter filter={filter} counts={counts} />
      </Box>
      <Box
        flex="1"
        minHeight="0"
        overflowY="auto"
        scrollbarWidth="thin"
        paddingInline={{ base: '1', md: '0' }}
        paddingInlineStart={{ md: '3' }}
        paddingInlineEnd={{ md: '2' }}
        paddingTop={{ base: '1', md: '2' }}
        paddingBottom="4"
      >
        {isLoading && <InboxSkeleton />}
        {error !== null && error !== undefined && (
          <ErrorState error={error} onRetry={inbox.refetch} headingLevel="h2" />
        )}
        {!isLoading && !error && rows.length === 0 && (
          <InboxEmpty filter={filter} search={inbox.search} onClear={() => inbox.setSearch('')} />
        )}
        {rows.length > 0 && (
          <chakra.ul ref={listRef} listStyleType="none">
            {rows.map((row) => (
              <InboxRow key={row.id} conversation={row} filter={filter} isOpen={row.id === openId} />
            ))}
          </chakra.ul>
        )}
        {inbox.hasMore && (
          <Flex justify="center" paddingTop="3">
            <Button variant="outline" size="sm" minHeight="11" onClick={inbox.loadMore}>
              {t('inbox.more')}
            </Button>
          </Flex>
        )}
      </Box>
    </>
  );
}
