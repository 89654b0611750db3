import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const Line = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    color: 'brand.fg',
    fontWeight: '600',
    borderRadius: 'xs',
    '& svg': { transition: 'transform 200ms' },
    '&:hover svg': { transform: 'translateX(3px)' },
  },
});

interface MoreLinkProps {
  to: string;
  /** Its accessible name, if several links have the same text. */
  label?: string;
  children: ReactNode;
}

/** A link with an arrow. */
export function MoreLink({ to, label, children }: MoreLinkProps) {
  return (
    <Line to={to} aria-label={label}>
      {children}
      <ArrowRight size={18} aria-hidden />
    </Line>
  );
}
