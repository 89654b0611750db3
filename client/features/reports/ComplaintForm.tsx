import { textBounds } from '../../generated/bounds';
import { Button, chakra, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError, type AppError } from '../../apollo/app-error';
import { FormField } from '../../forms/FormField';
import { ReportDecisionDocument, useFileReportComplaintMutation } from '../../generated/graphql';
import { useErrorText } from '../../i18n/use-error-text';
import { AlertBox } from '../../ui/feedback/AlertBox';

/** The complaint about a decision: one text, decided by another member of the staff. */
export function ComplaintForm({ token }: { token: string }) {
  const { t } = useTranslation('report');
  const { textOf, fieldText } = useErrorText();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<AppError | null>(null);
  const [file, { loading }] = useFileReportComplaintMutation({
    // Without an id the decision is not normalized in the cache, so the result is written to its query.
    update: (cache, { data }) => {
      if (!data) return;
      const { decision } = data.fileReportComplaint;
      cache.writeQuery({ query: ReportDecisionDocument, variables: { token }, data: { reportDecision: decision } });
    },
  });
  const field = failure?.fields.find(({ path }) => path === 'text');
  const send = async (): Promise<void> => {
    setFailure(null);
    try {
      await file({ variables: { input: { token, text } } });
    } catch (error) {
      setFailure(toAppError(error));
    }
  };
  return (
    <chakra.form
      display="grid"
      gap="4"
      justifyItems="start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure && failure.fields.length === 0 && <AlertBox>{textOf(failure)}</AlertBox>}
      <FormField
        name="complaint"
        label={t('decision.text')}
        hint={t('decision.textHint', textBounds.statement)}
        error={field && fieldText(field)}
      >
        <Textarea rows={5} value={text} onChange={({ target }) => setText(target.value)} />
      </FormField>
      <Button type="submit" disabled={loading}>
        {t('decision.send')}
      </Button>
    </chakra.form>
  );
}
