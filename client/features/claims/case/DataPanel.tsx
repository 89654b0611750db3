import { Button, chakra, Stack, Textarea } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/FormField';
import { EvidencePicker } from '../../../ui/claims/EvidencePicker';
import { AnswerClock } from './AnswerClock';
import type { ClaimActs } from './use-claim-acts';
import { useStatement } from './use-statement';
import type { ClaimView } from './claim-view';

interface DataPanelProps {
  claim: ClaimView;
  question: ClaimView['questions'][number];
  acts: ClaimActs;
}

/** The staff's question to this side, answered with text, files or both. */
export function DataPanel({ claim, question, acts }: DataPanelProps) {
  const { t } = useTranslation('claims');
  const { text, setText, errorOf, evidenceIds, isBusy, evidence, whenUploaded } = useStatement(claim, acts);
  const send = () => whenUploaded(() => void acts.answerQuestion({ number: question.number, text, evidenceIds }));
  return (
    <chakra.section layerStyle="panel" overflow="hidden" aria-labelledby="claim-data">
      <AnswerClock until={question.answerBy} timeZone={claim.booking.timeZone} />
      <Stack gap="4" padding={{ base: '4', md: '6' }}>
        <chakra.h2 id="claim-data" textStyle="h3">
          {t('case.dataTitle')}
        </chakra.h2>
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {question.text}
        </chakra.p>
        <FormField name="text" label={t('case.message')} error={errorOf('text')}>
          <Textarea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
        </FormField>
        <EvidencePicker label={t('case.evidence')} hint={t('case.optional')} addLabel={t('dialog.add')} {...evidence} />
        <Button width="full" disabled={isBusy} onClick={send}>
          {t('case.send')}
        </Button>
        <chakra.p textStyle="small" color="fg.muted">
          {t('case.dataSilence')}
        </chakra.p>
      </Stack>
    </chakra.section>
  );
}
