import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasurePreviewQuery, type PersonCase_PersonFragment } from '../../../generated/graphql';
import type { DecidedMeasure } from './person-fields';

const SETTLE_MS = 400;

interface MeasurePreviewProps {
  person: PersonCase_PersonFragment;
  measure: DecidedMeasure;
}

/** The mail as the person will get it: the server writes it from the real template, once typing pauses. */
export function MeasurePreview({ person, measure }: MeasurePreviewProps) {
  const { t } = useTranslation('staff');
  const wanted = JSON.stringify(measure);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const shown = JSON.parse(settled) as DecidedMeasure;
  const { data, previousData } = useMeasurePreviewQuery({
    variables: { input: { personId: person.id, ...shown } },
    skip: shown.statement.trim() === '' || shown.kinds.length === 0,
    fetchPolicy: 'no-cache',
  });
  const mail = (data ?? previousData)?.measurePreview;
  const name = person.fullName.split(' ')[0] ?? person.fullName;
  return (
    <Box
      as="section"
      aria-label={t('room.preview', { name })}
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflow="hidden"
      bg="bg"
      textStyle="sm"
    >
      <chakra.h3 padding="8px 16px" bg="bg.muted" fontWeight="600">
        {t('room.preview', { name })}
      </chakra.h3>
      <Box padding="14px 16px" display="grid" gap="2" aria-live="polite">
        {mail ? (
          <>
            <chakra.b fontWeight="600">{mail.subject}</chakra.b>
            <chakra.p color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
              {mail.text}
            </chakra.p>
          </>
        ) : (
          <chakra.p color="fg.muted">{t('room.previewLater')}</chakra.p>
        )}
      </Box>
    </Box>
  );
}
