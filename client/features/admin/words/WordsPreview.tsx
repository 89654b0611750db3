import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DecisionValues } from '../components/DecisionForm';
import { fieldOf, labelOf, previewOf, type EntryText } from './entry-texts';

/** Texts with their gaps filled. */
export function WordsPreview({ texts, values }: { texts: readonly EntryText[]; values: DecisionValues }) {
  const { t } = useTranslation('words');
  const filled = texts.filter(({ gaps }) => gaps.length > 0);
  if (filled.length === 0) return null;
  return (
    <Box as="section" aria-label={t('form.preview')} padding="4" borderRadius="md" bg="bg.muted">
      <chakra.h4 textStyle="label" marginBottom="2">
        {t('form.preview')}
      </chakra.h4>
      <chakra.dl display="grid" gap="2">
        {filled.map((text) => (
          <Box key={fieldOf(text)} overflowWrap="anywhere">
            <chakra.dt textStyle="caption" color="fg.muted">
              {labelOf(text, t)}
            </chakra.dt>
            <dd>{previewOf(values[fieldOf(text)]?.trim() || (text.defaultText ?? ''), text)}</dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}
