import { CalendarPlus, CalendarSync, Handshake, LogOut, RotateCcw, Undo2, type LucideIcon } from 'lucide-react';
import type { ChangeQuestion } from './change-question';

/** The icon of each question in a menu. */
export const CHANGE_ICONS: Readonly<Record<ChangeQuestion, LucideIcon>> = {
  ANSWER_CHANGE: Handshake,
  CHANGE_DATES: CalendarSync,
  GIVE_NOTICE: LogOut,
  RENEW: CalendarPlus,
  UNDO_NOTICE: RotateCcw,
  WITHDRAW_CONTRACT: Undo2,
};
