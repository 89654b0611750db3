import { chakra } from '@chakra-ui/react';
import { NavLink as RouterNavLink } from 'react-router-dom';

const style = {
  base: {
    px: { base: '2', lg: '3' },
    py: '2.5',
    borderRadius: 'control',
    textStyle: 'md',
    fontWeight: '500',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'color 120ms, background-color 120ms',
    _hover: { color: 'fg', bg: 'hover' },
    '&[aria-current=page]': { color: 'fg', fontWeight: '600' },
  },
} as const;

/** A link of the main navigation. */
export const NavLink = chakra(RouterNavLink, style);

/** The same for a button that scrolls instead of navigating. */
export const NavButton = chakra('button', style, { defaultProps: { type: 'button' } });
