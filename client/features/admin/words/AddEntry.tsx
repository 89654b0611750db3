import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from './entry-texts';
import { WordsForm } from './WordsForm';

/** A new entry of a list, with the same parts as an existing one. */
export function AddEntry({ like: { list, texts } }: { like: Entry }) {
  const { t } = useTranslation('words');
  // Created once per entry, so that sending it twice adds one.
  const [key, setKey] = useState<string | null>(null);
  if (!key)
    return (
      <Button variant="outline" alignSelf="flex-start" onClick={() => setKey(crypto.randomUUID())}>
        {t('add')}
      </Button>
    );
  return (
    <Box as="section" aria-label={t('add')} layerStyle="panel" padding={{ base: '4', md: '6' }}>
      <WordsForm
        list={list}
        entryKey={key}
        texts={texts.map((text) => ({ ...text, text: '', defaultText: null }))}
        isOff={null}
        place={null}
        onLeave={() => setKey(null)}
      />
    </Box>
  );
}
