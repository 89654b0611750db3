import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Every } from '../../../forms/every';
import type { ConversationFilter } from '../../../generated/schema';
import { QuietChoice } from '../../../ui/controls/QuietChoice';
import { messagesPath } from '../messages-location';

const FILTERS = ['ALL', 'UNREAD', 'BOOKINGS'] as const satisfies Every<ConversationFilter>;

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
    <QuietChoice
      label={t('inbox.filter')}
      options={FILTERS.map((value) => ({
        value,
        label: t(`inbox.filters.${value}`),
        count: value === 'ALL' || counts[value] === 0 ? undefined : counts[value],
      }))}
      value={filter}
      onChange={choose}
      isCompact
      marginInline="-1"
    />
  );
}
