import { Button, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TicketRow_TicketFragment } from '../../../generated/graphql';
import { useDashboardMode } from '../../../session/dashboard-mode';
import { EmptyState } from '../../../ui/feedback/states';
import { TicketBadge } from '../../../ui/support/TicketBadge';
import { useTicketTimes } from '../../../ui/support/use-ticket-times';
import { ticketPath } from './support-path';

interface TicketListProps {
  tickets: readonly TicketRow_TicketFragment[];
  current: string | null;
  onMore: (() => void) | null;
}

/** The tickets, the one with the newest message first. */
export function TicketList({ tickets, current, onMore }: TicketListProps) {
  const { t } = useTranslation('support');
  return (
    <>
      <chakra.h2
        textStyle="sm"
        fontSize="md"
        fontWeight="600"
        paddingBlock="3.5"
        paddingInline={{ base: '4', md: '5' }}
      >
        {t('list.title')}
      </chakra.h2>
      {tickets.length === 0 ? (
        <EmptyState illustration="door" title={t('list.empty')} text={t('list.emptyText')} />
      ) : (
        <chakra.ul listStyleType="none" overflowY="auto" minHeight="0" flex="1">
          {tickets.map((ticket) => (
            <Row key={ticket.id} ticket={ticket} isCurrent={ticket.id === current} />
          ))}
          {onMore && (
            <chakra.li padding="3" textAlign="center" borderTopWidth="1px" borderColor="hairline">
              <Button variant="outline" size="sm" minHeight="11" onClick={onMore}>
                {t('list.more')}
              </Button>
            </chakra.li>
          )}
        </chakra.ul>
      )}
    </>
  );
}

function Row({ ticket, isCurrent }: { ticket: TicketRow_TicketFragment; isCurrent: boolean }) {
  const { t } = useTranslation('support');
  const { mode } = useDashboardMode();
  const { short } = useTicketTimes();
  const { id, status, subject, code, category, lastMessageAt } = ticket;
  return (
    <chakra.li borderTopWidth="1px" borderColor="hairline">
      <chakra.div
        asChild
        display="block"
        paddingBlock="3.5"
        paddingInline={{ base: '4', md: '5' }}
        _hover={{ bg: 'hover' }}
        _focusVisible={{ outlineOffset: '-2px' }}
        css={
          isCurrent
            ? {
                md: {
                  background: { base: 'var(--hueco-colors-brand-tint)', _dark: 'var(--hueco-colors-bg-muted)' },
                  boxShadow: 'inset 3px 0 0 var(--hueco-colors-brand-solid)',
                },
              }
            : undefined
        }
      >
        <Link to={ticketPath(mode, id)} aria-current={isCurrent || undefined}>
          <Flex justify="space-between" align="center" gap="2" marginBottom="1.5">
            <TicketBadge status={status} />
            <chakra.time dateTime={lastMessageAt} textStyle="caption" fontWeight="450" color="fg.subtle">
              {short(lastMessageAt)}
            </chakra.time>
          </Flex>
          <chakra.span display="block" textStyle="sm" fontWeight="600" truncate>
            {subject}
          </chakra.span>
          <chakra.span display="block" textStyle="caption" fontWeight="450" color="fg.subtle" truncate marginTop="0.5">
            {code} · {t(`categories.${category}`)}
          </chakra.span>
        </Link>
      </chakra.div>
    </chakra.li>
  );
}
