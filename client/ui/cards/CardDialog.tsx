import { Button, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../apollo/app-error';
import { useErrorText } from '../../i18n/use-error-text';
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

/** A dialog with the form of a card. */
export function CardDialog({ title, details, submit, back, card, bankPage, onClose, children }: CardDialogProps) {
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
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
            <Button {...WIDE} variant="ghost" onClick={onClose}>
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
              {card.failure && <Failure failure={card.failure} />}
            </Stack>
          </chakra.form>
        </FormProvider>
      </Dialog>
      {bankPage}
    </>
  );
}

function Failure({ failure }: { failure: AppError }) {
  const { textOf } = useErrorText();
  const { t } = useTranslation('cards');
  const reason = failure.code === 'PAYMENT_DECLINED' && failure.params.reason === 'insufficient_funds';
  return <AlertBox>{reason ? t('noFunds') : textOf(failure)}</AlertBox>;
}
