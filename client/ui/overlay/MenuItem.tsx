import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const style = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '100%',
    minHeight: '11',
    px: '3',
    py: '2',
    borderRadius: '9px',
    color: 'fg',
    textAlign: 'start',
    cursor: 'pointer',
    _icon: { width: '5', height: '5', color: 'fg.muted', flexShrink: '0' },
    _hover: { bg: 'hover' },
    '&[aria-current], &[aria-pressed=true]': { fontWeight: '600' },
  },
} as const;

/** One row of a menu that leads somewhere. */
export const MenuLink = chakra(Link, style);

/** One row of a menu that does something. */
export const MenuButton = chakra('button', style, { defaultProps: { type: 'button' } });
