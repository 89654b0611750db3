import { Button, chakra, Input, Stack } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/FormField';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { Dialog } from '../../../ui/overlay/Dialog';

interface NameDialogProps {
  /** What has to be typed. */
  name: string;
  title: string;
  text: string;
  action: string;
  isBusy: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: () => void;
}

/** Ends something that programs rely on; its name is typed, because they stop at once. */
export function NameDialog({ name, title, text, action, isBusy, error, onClose, onConfirm }: NameDialogProps) {
  const { t } = useTranslation(['developers', 'common']);
  const { textOf } = useErrorText();
  const [typed, setTyped] = useState('');
  const form = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={typed.trim() !== name}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={send}>
        <Stack gap="4">
          {Boolean(error) && <AlertBox>{textOf(error)}</AlertBox>}
          <p>{text}</p>
          <FormField name="typed-name" label={t('keys.typeName', { name })}>
            <Input value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
          </FormField>
        </Stack>
      </chakra.form>
    </Dialog>
  );
}
