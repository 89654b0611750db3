import { Button, chakra, HStack } from '@chakra-ui/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { CODE_LENGTH, CodeInput } from '../../../../forms/CodeInput';
import { fieldId, FormField } from '../../../../forms/FormField';
import { useConfirmPhoneMutation } from '../../../../generated/graphql';
import { phoneBounds } from '../../../../generated/rare-bounds';
import { useErrorText } from '../../../../i18n/use-error-text';
import { evictPublicProfile } from '../profile.cache';
import { useSendCode } from './PhoneNumberForm';
import type { SentCode } from './sent-code';
import { phoneText } from '../../../../ui/display/phone-text';

const A_MINUTE_AND_A_HALF = 90;
const CODE_FIELD = 'phone-code';

const focusCode = (): void => document.getElementById(fieldId(CODE_FIELD))?.focus();

interface PhoneCodeFormProps {
  sent: SentCode;
  /** It was sent before a reload: nobody pressed a button for it. */
  isRestored: boolean;
  onSentAgain: (sent: SentCode) => void;
  onOther: () => void;
  onConfirmed: () => void;
}

/** The code from the text message, and help when it does not arrive. */
export function PhoneCodeForm({ sent, isRestored, onSentAgain, onOther, onConfirmed }: PhoneCodeFormProps) {
  const { t } = useTranslation('profile');
  const { textOf, fieldText } = useErrorText();
  const [confirm, { loading }] = useConfirmPhoneMutation({
    update: (cache, { data }) => data && evictPublicProfile(cache, data.confirmPhone.viewer.userId),
  });
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const again = useSendCode(onSentAgain);
  const secondsLeft = useSecondsLeft(sent);
  // The button that led here is gone: the focus moves to the code.
  useEffect(() => {
    if (!isRestored) focusCode();
  }, [isRestored]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(undefined);
    try {
      await confirm({ variables: { code } });
      onConfirmed();
    } catch (error) {
      const failure = toAppError(error);
      setProblem(failure.fields[0] ? fieldText(failure.fields[0]) : textOf(failure));
      setCode('');
      // Without a code the pressed button is disabled.
      focusCode();
    }
  };

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="4" maxWidth="420px">
      <chakra.p role="status">{t('phone.sentTo', { phone: phoneText(sent.phone) })}</chakra.p>
      <FormField
        name={CODE_FIELD}
        label={t('phone.code')}
        error={problem ?? again.problem}
        hint={t('phone.codeHint', phoneBounds)}
      >
        <CodeInput value={code} onChange={setCode} isInvalid={problem !== undefined} />
      </FormField>
      <HStack gap="2" flexWrap="wrap">
        <Button type="submit" loading={loading} disabled={code.length < CODE_LENGTH}>
          {t('phone.confirm')}
        </Button>
        <Button
          variant="ghost"
          loading={again.isSending}
          disabled={secondsLeft > 0}
          onClick={() => void again.send(sent.phone)}
        >
          {t('phone.again')}
        </Button>
        <Button variant="ghost" onClick={onOther}>
          {t('phone.other')}
        </Button>
      </HStack>
      {secondsLeft > 0 && (
        <chakra.p textStyle="small" color="fg.muted">
          {secondsLeft > A_MINUTE_AND_A_HALF
            ? t('phone.againLater', { minutes: Math.ceil(secondsLeft / 60) })
            : t('phone.againIn', { seconds: secondsLeft })}
        </chakra.p>
      )}
    </chakra.form>
  );
}

/** Seconds until another code can be requested. */
function useSecondsLeft(sent: SentCode): number {
  const [left, setLeft] = useState(sent.retryAfterSeconds);
  useEffect(() => {
    const end = Date.now() + sent.retryAfterSeconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return left;
}
