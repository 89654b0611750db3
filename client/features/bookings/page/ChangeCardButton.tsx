import { Button, type ButtonProps } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';

const ChangeCardDialog = lazy(async () => ({
  default: (await import('../../../ui/cards/ChangeCardDialog')).ChangeCardDialog,
}));

/** Opens the choice of another card for the charges of a booking. */
export function ChangeCardButton({ bookingId, ...rest }: ButtonProps & { bookingId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...rest} onClick={() => setOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && <ChangeCardDialog bookingId={bookingId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
