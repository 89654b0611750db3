import { Badge } from '@chakra-ui/react';
import {
  CircleCheck,
  CircleX,
  Clock,
  CreditCard,
  Hourglass,
  KeyRound,
  LogOut,
  ShieldX,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingStatus } from '../../generated/schema';

const STYLES: Record<BookingStatus, [LucideIcon, string]> = {
  PENDING_PAYMENT: [CreditCard, 'orange'],
  REQUESTED: [Hourglass, 'orange'],
  CONFIRMED: [CircleCheck, 'trust'],
  ACTIVE: [KeyRound, 'green'],
  ENDING: [LogOut, 'blue'],
  MOVE_OUT: [LogOut, 'blue'],
  COMPLETED: [CircleCheck, 'gray'],
  DECLINED: [CircleX, 'red'],
  EXPIRED: [Clock, 'gray'],
  WITHDRAWN: [Undo2, 'gray'],
  PAYMENT_FAILED: [CreditCard, 'red'],
  CANCELLED: [CircleX, 'gray'],
  TERMINATED: [ShieldX, 'red'],
};

/** A booking's status: icon, label and tint, never colour alone. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useTranslation();
  const [Icon, palette] = STYLES[status];
  return (
    <Badge colorPalette={palette} color={palette === 'gray' ? 'fg.muted' : undefined}>
      <Icon aria-hidden />
      {t(`bookingStatus.${status}`)}
    </Badge>
  );
}
