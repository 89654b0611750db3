import { isSoundOn } from '../../session/notification-sound';

const FILE = '/assets/notification.mp3';
const VOLUME = 0.3;

/** Plays the sound of a new notification if it is enabled; a failure is ignored (NOT-8). */
export function playNotificationSound(): void {
  if (!isSoundOn()) return;
  try {
    const sound = new Audio(FILE);
    sound.volume = VOLUME;
    void sound.play().catch(() => undefined);
  } catch {
    // Without audio the badge still shows it.
  }
}
