import { Button, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Dotted } from '../display/Dotted';
import { AlertBox } from '../feedback/AlertBox';
import { Dialog } from '../overlay/Dialog';
import { WIDE } from '../overlay/wide-button';
import type { useCardForm } from './use-card-form';

interface CardDialogProps {
  title: string;
  /** Details below the title. */
  details?: readonly string[];
  /** Label of the main button. */
  submit: string;
  /** Label of the other button. */
  back: string;
  card: ReturnType<typeof useCardForm>;
  /** The bank's page, if required. */
  bankPage: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with the form of a card. While it is sent it stays open, because its result and the bank's page are shown in it. */
export function CardDialog({ title, details, submit, back, card, bankPage, onClose, children }: CardDialogProps) {
  const close = (): void => {
    if (!card.isBusy) onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={title}
        subtitle={details && <Dotted items={details} />}
        width="40rem"
        footer={
          <chakra.div
            display="flex"
            width="full"
            flexDirection={{ base: 'column-reverse', md: 'row' }}
            justifyContent="space-between"
            gap="2"
          >
            <Button {...WIDE} variant="ghost" disabled={card.isBusy} onClick={close}>
              {back}
            </Button>
            <Button {...WIDE} type="submit" form="card-form" loading={card.isBusy} loadingText={submit}>
              {submit}
            </Button>
          </chakra.div>
        }
      >
        <FormProvider {...card.form}>
          <chakra.form id="card-form" noValidate onSubmit={(event) => void card.submit(event)}>
            <Stack gap="5">
              {children}
              {card.failure && <AlertBox>{card.failure}</AlertBox>}
            </Stack>
          </chakra.form>
        </FormProvider>
      </Dialog>
      {bankPage}
    </>
  );
}
