import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { ConversationFilter } from '../../../generated/schema';
import { useDashboardMode } from '../../../session/dashboard-mode';
import { EmptyState } from '../../../ui/feedback/states';
import { messagesPath } from '../messages-location';

interface InboxEmptyProps {
  filter: ConversationFilter;
  search: string;
  onClear: () => void;
}

/** The empty list: no conversations yet, or none that match the filter and search. */
export function InboxEmpty({ filter, search, onClear }: InboxEmptyProps) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const { mode } = useDashboardMode();
  const isHost = mode === 'host';
  if (!search.trim() && filter === 'ALL') {
    return (
      <EmptyState
        illustration="door"
        headingLevel="h2"
        title={t('empty.title')}
        text={t(isHost ? 'empty.hostText' : 'empty.text')}
        actions={
          <Button asChild>
            <Link to={isHost ? '/dashboard?mode=host&tab=spaces' : '/search'}>
              {t(isHost ? 'empty.hostAction' : 'empty.action')}
            </Link>
          </Button>
        }
      />
    );
  }
  const clear = () => {
    onClear();
    void navigate(messagesPath('ALL'), { replace: true });
  };
  return (
    <EmptyState
      illustration="search"
      headingLevel="h2"
      title={search.trim() ? t('empty.none') : t(filter === 'UNREAD' ? 'empty.noneUnread' : 'empty.noneBookings')}
      text={search.trim() ? t('empty.noneText') : undefined}
      actions={
        <Button variant="outline" onClick={clear}>
          {t('empty.clear')}
        </Button>
      }
    />
  );
}
