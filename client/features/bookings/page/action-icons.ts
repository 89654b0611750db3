import {
  CalendarPlus,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  CreditCard,
  Flag,
  KeyRound,
  Megaphone,
  Star,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { CHANGE_ICONS } from '../../../ui/booking/changes/change-icons';
import type { BookingQuestion } from '../../../ui/booking/booking-question';

const ICONS: Partial<Record<BookingQuestion, LucideIcon>> = {
  ...CHANGE_ICONS,
  PAY: CreditCard,
  ACCEPT: CircleCheck,
  DECLINE: CircleX,
  WITHDRAW: Undo2,
  RIGHT_OF_WITHDRAWAL: Undo2,
  CANCEL: CircleX,
  MARK_ACTIVE: KeyRound,
  CONFIRM_MOVE_OUT: CircleCheck,
};

/** The icon of an action; a flag for rare ones. */
export const actionIcon = (action: BookingQuestion): LucideIcon => ICONS[action] ?? Flag;

/** Icons of the actions that link to another page. */
export const LINK_ICONS = {
  access: KeyRound,
  calendar: CalendarPlus,
  space: Megaphone,
  review: Star,
  help: CircleQuestionMark,
} as const;
