import { Button, chakra, Stack } from '@chakra-ui/react';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { Dialog } from '../../../ui/overlay/Dialog';

interface FormDialogProps {
  title: string;
  /** Label of the submit button. */
  action: string;
  isBusy: boolean;
  isDisabled?: boolean;
  /** An error without a field. */
  problem: string | null | undefined;
  onClose: () => void;
  onSend: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields, a cancel and a submit button. */
export function FormDialog({
  title,
  action,
  isBusy,
  isDisabled = false,
  problem,
  onClose,
  onSend,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('common');
  const form = useId();
  useFocusOnRefusal(form, isBusy);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={isDisabled}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={send}>
        <Stack gap="5">
          {problem && <AlertBox>{problem}</AlertBox>}
          {children}
        </Stack>
      </chakra.form>
    </Dialog>
  );
}

/* The button that sent it is below all fields: a refused field may be out of sight. */
function useFocusOnRefusal(formId: string, isBusy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const isAnswered = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!isAnswered) return;
    const form = document.getElementById(formId);
    const refused =
      form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? form?.querySelector<HTMLElement>('[role=alert]');
    refused?.focus({ preventScroll: true });
    refused?.scrollIntoView({ block: 'center' });
  }, [formId, isBusy]);
}
