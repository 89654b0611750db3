import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StaffRoom } from '../../ui/staff/staff-rooms';

const WAIT_MS = 1500;

/** Whether single letters belong to what has the focus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** `G` and then a room's letter opens the room. */
export function useRoomKeys(rooms: readonly StaffRoom[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    let pressedAt = 0;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const letter = event.key.toLowerCase();
      if (letter === 'g') {
        pressedAt = event.timeStamp;
        return;
      }
      const room = rooms.find((one) => one.letter === letter);
      if (pressedAt > 0 && event.timeStamp - pressedAt < WAIT_MS && room) {
        event.preventDefault();
        void navigate(room.to);
      }
      pressedAt = 0;
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, rooms]);
}
