import { Button, chakra, Input } from '@chakra-ui/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../apollo/app-error';
import { CODE_LENGTH, CodeInput } from '../../../forms/CodeInput';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { fieldId, FormField } from '../../../forms/FormField';
import { useErrorText } from '../../../i18n/use-error-text';
import { useAuth } from '../../../session/AuthProvider';
import type { MfaChallenge } from '../../../session/types';

interface SecondStepProps {
  challenge: MfaChallenge;
  /** Back to the password; `isExpired` when no time or no attempts were left. */
  onBack: (isExpired: boolean) => void;
}

const isOver = ({ code }: AppError) => code === 'TOKEN_INVALID' || code === 'UNAUTHENTICATED';

function useSecondStep({ challenge, onBack }: SecondStepProps) {
  const { verifyMfa } = useAuth();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [code, setCode] = useState('');
  const send = async () => {
    setSending(true);
    const { error } = await verifyMfa({ challenge: challenge.challenge, code: code.trim() });
    setSending(false);
    if (!error) return;
    if (isOver(error)) return onBack(true);
    setCode('');
    document.getElementById(fieldId('code'))?.focus();
    setFailure(error);
    setAttempt((former) => former + 1);
  };
  return { code, setCode, failure, attempt, isSending, send, reset: () => setFailure(null) };
}

/** The second step of signing in: the app's six digits, or one of the recovery codes. */
export function SecondStep(props: SecondStepProps) {
  const { t } = useTranslation('accounts');
  const { textOf, fieldText } = useErrorText();
  const { code, setCode, failure, attempt, isSending, send, reset } = useSecondStep(props);
  const [isRecovery, setRecovery] = useState(false);

  const [problem] = failure?.fields ?? [];
  const isIncomplete = isRecovery ? code.trim() === '' : code.length < CODE_LENGTH;
  const [wasIncomplete, setWasIncomplete] = useState(false);
  const fieldError = problem
    ? fieldText(problem)
    : wasIncomplete && isIncomplete
      ? t('secondStep.incomplete')
      : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasIncomplete(isIncomplete);
    reset();
    if (!isIncomplete) void send();
  };
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
    setWasIncomplete(false);
    reset();
  };

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="5">
      <CodeFocus key={String(isRecovery)} />
      <chakra.div>
        <chakra.h1 textStyle="h2">{t('secondStep.title')}</chakra.h1>
        <chakra.p marginTop="2" color="fg.muted">
          {t(isRecovery ? 'secondStep.recoveryText' : 'secondStep.text')}
        </chakra.p>
      </chakra.div>
      <ErrorSummary errors={failure && !problem ? [{ name: null, message: textOf(failure) }] : []} attempt={attempt} />
      <FormField name="code" label={t(isRecovery ? 'secondStep.recoveryCode' : 'secondStep.code')} error={fieldError}>
        {isRecovery ? (
          <Input
            size="lg"
            autoComplete="off"
            spellCheck={false}
            fontFamily="mono"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        ) : (
          <CodeInput value={code} onChange={setCode} isInvalid={Boolean(fieldError)} />
        )}
      </FormField>
      <Button type="submit" size="lg" width="100%" loading={isSending}>
        {t('secondStep.submit')}
      </Button>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="1" justifyContent="space-between">
        <Button variant="plain" minHeight="11" onClick={change}>
          {t(isRecovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </Button>
        <Button variant="plain" minHeight="11" onClick={() => props.onBack(false)}>
          {t('secondStep.back')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** The code is the only task here, so its field is focused. */
function CodeFocus() {
  useEffect(() => document.getElementById(fieldId('code'))?.focus(), []);
  return null;
}
