import { NotificationChannel } from '../preferences/notification-groups.types.js';

export const BELL = [NotificationChannel.BELL];
export const BELL_AND_MAIL = [NotificationChannel.BELL, NotificationChannel.EMAIL];
/** Urgent (product decisions, P1.4). */
export const ALL_CHANNELS = [...BELL_AND_MAIL, NotificationChannel.PUSH];
