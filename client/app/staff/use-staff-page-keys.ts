import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isForRoom, SHORTCUTS } from '../../ui/staff/shortcuts';
import type { StaffPage } from '../../ui/staff/staff-pages';

const WAIT_MS = 1500;

/** `G` followed by a page's letter opens that page, whatever the letter alone does. */
export function useStaffPageKeys(rooms: readonly StaffPage[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    let pressedAt = 0;
    const onKey = (event: KeyboardEvent) => {
      const isBegun = pressedAt > 0 && event.timeStamp - pressedAt < WAIT_MS;
      pressedAt = isForRoom(event, SHORTCUTS.everywhere.room) ? event.timeStamp : 0;
      const room = isBegun ? rooms.find(({ letter }) => isForRoom(event, letter)) : undefined;
      if (!room) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void navigate(room.to);
    };
    // Handled before the letter alone.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [navigate, rooms]);
}
