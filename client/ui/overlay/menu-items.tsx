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

/** A menu item that is a link. */
export const MenuLink = chakra(Link, style);

/** A menu item that is a button. */
export const MenuButton = chakra('button', style, { defaultProps: { type: 'button' } });
