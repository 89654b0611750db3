import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link that looks like a chip. */
export const ChipLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    h: { base: '11', md: '10' },
    px: '3.5',
    borderWidth: '1px',
    borderRadius: 'full',
    bg: 'bg.panel',
    textStyle: 'sm',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'border.control' },
  },
});
