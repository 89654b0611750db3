import { chakra } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';

/** The sign of a card's network; its name stands beside it as text. */
export function CardMark({ brand }: { brand: string }) {
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
      bg="white"
      color="#1a1f71"
    >
      <Sign brand={brand} />
    </chakra.span>
  );
}

function Sign({ brand }: { brand: string }) {
  if (brand === 'visa')
    return (
      <chakra.span fontSize="11px" fontWeight="800" fontStyle="italic" letterSpacing="-0.02em">
        VISA
      </chakra.span>
    );
  if (brand === 'mastercard')
    return (
      <svg width="24" height="15" viewBox="0 0 24 15">
        <circle cx="8" cy="7.5" r="7" fill="#eb001b" />
        <circle cx="16" cy="7.5" r="7" fill="#f79e1b" />
        <path d="M12 1.8a7 7 0 0 1 0 11.4 7 7 0 0 1 0-11.4Z" fill="#ff5f00" />
      </svg>
    );
  if (brand === 'amex')
    return (
      <chakra.span fontSize="9px" fontWeight="800" color="#006fcf">
        AMEX
      </chakra.span>
    );
  return <CreditCard size={18} strokeWidth={1.75} />;
}
