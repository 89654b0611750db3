import { Button, chakra, HStack, Input } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { FormField } from '../../../../forms/FormField';
import { useRequestPhoneCodeMutation } from '../../../../generated/graphql';
import { useErrorText } from '../../../../i18n/use-error-text';
import type { SentCode } from './sent-code';

/** Requests a code; returns the text of an error. */
export function useSendCode(onSent: (sent: SentCode) => void) {
  const { textOf, fieldText } = useErrorText();
  const [request, { loading }] = useRequestPhoneCodeMutation();
  const [problem, setProblem] = useState<string>();
  const send = async (phone: string) => {
    setProblem(undefined);
    try {
      const { data } = await request({ variables: { phone } });
      if (data) onSent(data.requestPhoneCode);
    } catch (error) {
      const failure = toAppError(error);
      setProblem(failure.fields[0] ? fieldText(failure.fields[0]) : textOf(failure));
    }
  };
  return { send, problem, isSending: loading };
}

interface PhoneNumberFormProps {
  /** The number a code was sent to before. */
  start: string;
  onSent: (sent: SentCode) => void;
  onCancel?: () => void;
}

/** The number to send a code to. */
export function PhoneNumberForm({ start, onSent, onCancel }: PhoneNumberFormProps) {
  const { t } = useTranslation('profile');
  const [phone, setPhone] = useState(start);
  const { send, problem, isSending } = useSendCode(onSent);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(phone);
  };
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="4" maxWidth="420px">
      <FormField name="phone" label={t('phone.label')} error={problem} hint={t('phone.hint')}>
        <Input
          size="lg"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      </FormField>
      <HStack gap="2">
        <Button type="submit" variant="outline" loading={isSending}>
          {t('phone.send')}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('phone.cancel')}
          </Button>
        )}
      </HStack>
    </chakra.form>
  );
}
