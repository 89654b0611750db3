import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isShortcut, SHORTCUTS } from '../../ui/staff/shortcuts';
import type { StaffPage } from '../../ui/staff/staff-pages';

const WAIT_MS = 1500;

/** `G` followed by a page's letter opens that page, whatever the letter alone does. */
export function useStaffPageKeys(pages: readonly StaffPage[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    let pressedAt = 0;
    const onKey = (event: KeyboardEvent) => {
      const isBegun = pressedAt > 0 && event.timeStamp - pressedAt < WAIT_MS;
      pressedAt = isShortcut(event, SHORTCUTS.everywhere.staffPage) ? event.timeStamp : 0;
      const page = isBegun ? pages.find(({ letter }) => isShortcut(event, letter)) : undefined;
      if (!page) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void navigate(page.to);
    };
    // Handled before the letter alone.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [navigate, pages]);
}
