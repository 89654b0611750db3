import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOW_IT_WORKS_ID } from '../ui/layout/anchors';

const TRIES = 10;
const WAIT_MS = 100;

function scrollToSection(): boolean {
  const section = document.getElementById(HOW_IT_WORKS_ID);
  section?.scrollIntoView({ behavior: 'smooth' });
  return section !== null;
}

/** Tries now and then up to ten times every 100 ms, while the home page is still loading (NAV-2). */
export function scrollWhenThere(triesLeft: number = TRIES): void {
  if (scrollToSection() || triesLeft === 0) return;
  setTimeout(() => scrollWhenThere(triesLeft - 1), WAIT_MS);
}

/** Scrolls to the home section, navigating home first from any other page. */
export function useHowItWorks(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    if (pathname !== '/') void navigate('/');
    scrollWhenThere();
  }, [pathname, navigate]);
}
