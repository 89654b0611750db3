import { Box, chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { Statement } from './Statement';
import { MOMENT, type ClaimView } from './claim-view';

/** The staff's questions to either side, and the answers. */
export function CaseQuestions({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('claims');
  const { instant } = useFormats();
  const { questions, booking } = claim;
  if (questions.length === 0) return null;
  const at = (when: string) => instant(when, { ...MOMENT, timeZone: booking.timeZone });
  return (
    <chakra.section layerStyle="panel" aria-labelledby="claim-questions">
      <Stack gap="4" padding={{ base: '4', md: '6' }}>
        <chakra.h2 id="claim-questions" textStyle="h3">
          {t('case.questions')}
        </chakra.h2>
        {questions.map(({ number, side, text, answer, askedAt, answerBy, endedAt, evidence }) => {
          const person = side === 'RENTER' ? booking.renter : booking.host;
          return (
            <Stack key={number} gap="3">
              <Box bg="bg.muted" borderRadius="card" padding="4">
                <chakra.h3 fontWeight="600">{t('case.askedOf', { name: person.displayName })}</chakra.h3>
                <chakra.small display="block" textStyle="small" color="fg.muted">
                  {at(askedAt)}
                </chakra.small>
                <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" marginTop="2">
                  {text}
                </chakra.p>
              </Box>
              {answer === null ? (
                <chakra.p textStyle="small" color="fg.muted">
                  {endedAt ? t('case.dataNone') : t('case.dataUntil', { at: at(answerBy) })}
                </chakra.p>
              ) : (
                <Statement
                  claim={claim}
                  person={person}
                  isRenter={side === 'RENTER'}
                  at={endedAt ?? askedAt}
                  text={answer}
                  files={evidence}
                />
              )}
            </Stack>
          );
        })}
      </Stack>
    </chakra.section>
  );
}
