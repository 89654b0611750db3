import { chakra } from '@chakra-ui/react';
import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CircleX,
  Clock,
  CreditCard,
  Hourglass,
  KeyRound,
  LogOut,
  ShieldCheck,
  Timer,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage_MessageFragment } from '../../../generated/graphql';
import type { MessageEventType } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';

const ICONS: Record<MessageEventType, LucideIcon> = {
  BOOKING_REQUESTED: Hourglass,
  BOOKING_CONFIRMED: CalendarCheck,
  BOOKING_DECLINED: CircleX,
  BOOKING_EXPIRED: Clock,
  BOOKING_WITHDRAWN: Undo2,
  BOOKING_CANCELLED: CalendarX,
  BOOKING_PAYMENT_FAILED: CreditCard,
  BOOKING_RESPONSE_DUE: Timer,
  BOOKING_STARTED: KeyRound,
  BOOKING_NOTICE: CalendarClock,
  BOOKING_NOTICE_UNDONE: Undo2,
  BOOKING_CONTRACT_WITHDRAWN: LogOut,
  BOOKING_TERMINATED: CircleX,
  BOOKING_MOVE_OUT: LogOut,
  BOOKING_COMPLETED: CircleCheck,
};

const Divider = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    mt: '1',
    textStyle: 'caption',
    color: 'fg.subtle',
    '&::before, &::after': { content: '""', flex: '1', height: '1px', bg: 'hairline' },
  },
});

/** Separates the messages of different days. */
export const DayDivider = ({ children }: { children: ReactNode }) => (
  <Divider _firstLetter={{ textTransform: 'uppercase' }}>
    <span>{children}</span>
  </Divider>
);

/** Separates messages that were unread when the thread was opened. */
export function UnreadDivider() {
  const { t } = useTranslation('messages');
  return (
    <Divider color="brand.fg" fontWeight="600">
      {t('thread.unread')}
    </Divider>
  );
}

/** An event of the booking; the server renders its text. */
export function EventRow({ message }: { message: ThreadMessage_MessageFragment }) {
  const { time } = useFormats();
  const type = message.event?.type;
  const Icon = type ? ICONS[type] : Clock;
  return (
    <chakra.p
      display="flex"
      alignItems="flex-start"
      justifyContent="center"
      gap="2"
      textStyle="small"
      color="fg.muted"
      paddingInline={{ md: '8' }}
    >
      <chakra.span flexShrink="0" marginTop="0.5">
        <Icon size={16} aria-hidden />
      </chakra.span>
      {/* A reminder contains the deadline, and a second time would confuse. */}
      <span>{type === 'BOOKING_RESPONSE_DUE' ? message.body : `${message.body} · ${time(message.createdAt)}`}</span>
    </chakra.p>
  );
}

/** Safety advice at the beginning of a thread while contact data is redacted. */
export function SafetyNote() {
  const { t } = useTranslation('messages');
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      justifyContent={{ base: 'flex-start', md: 'center' }}
      gap="2.5"
      paddingBlock="2.5"
      paddingInline="3.5"
      borderRadius="lg"
      bg="tint.trust"
      color="trust.fg"
      textStyle="small"
    >
      <chakra.span flexShrink="0">
        <ShieldCheck size={18} aria-hidden />
      </chakra.span>
      <span>{t('thread.safe')}</span>
    </chakra.p>
  );
}
