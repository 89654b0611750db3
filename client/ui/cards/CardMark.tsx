import { chakra } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import amex from './marks/amex.svg';
import mastercard from './marks/mastercard.svg';
import visa from './marks/visa.svg';

const MARKS: Partial<Record<string, string>> = { visa, mastercard, amex };

/** The logo of a card's network; its name is shown beside it as text. */
export function CardMark({ brand }: { brand: string }) {
  const mark = MARKS[brand];
  return (
    <chakra.span
      aria-hidden
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      width="40px"
      height="28px"
      borderWidth="1px"
      borderColor="border"
      borderRadius="6px"
      bg={mark ? 'white' : 'bg.panel'}
      overflow="hidden"
    >
      {mark ? <img src={mark} alt="" width="40" height="28" /> : <CreditCard size={18} strokeWidth={1.75} />}
    </chakra.span>
  );
}
