import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link from a detail to the page of its record. */
export function RecordLink({ to, text }: { to: string; text: string }) {
  return (
    <chakra.span asChild color="brand.fg" fontWeight="500" textStyle="sm">
      <Link to={to}>{text}</Link>
    </chakra.span>
  );
}
