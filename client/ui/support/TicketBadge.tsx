import { Badge } from '@chakra-ui/react';
import { Check, CircleCheck, CornerUpLeft, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TicketStatus } from '../../generated/schema';

const STYLES: Record<TicketStatus, [LucideIcon, string]> = {
  OPEN: [Hourglass, 'blue'],
  WAITING_STAFF: [Hourglass, 'blue'],
  WAITING_USER: [CornerUpLeft, 'orange'],
  RESOLVED: [CircleCheck, 'green'],
  CLOSED: [Check, 'gray'],
};

/** Whose turn it is: icon, label and tint. */
export function TicketBadge({ status, isForStaff = false }: { status: TicketStatus; isForStaff?: boolean }) {
  const { t } = useTranslation('support');
  const [Icon, palette] = STYLES[status];
  return (
    <Badge colorPalette={palette} color={palette === 'gray' ? 'fg.muted' : undefined}>
      <Icon aria-hidden />
      {t(isForStaff && status === 'WAITING_USER' ? 'waits' : `status.${status}`)}
    </Badge>
  );
}
