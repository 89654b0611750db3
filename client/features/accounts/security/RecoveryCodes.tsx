import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../ui/controls/save-file';
import { CopyButton } from '../../../ui/controls/CopyButton';
import { FocusedHeading } from '../components/FocusedHeading';

/** The recovery codes, shown only this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('security');
  const text = `${codes.join('\n')}\n`;
  return (
    <Box display="grid" gap="4" maxWidth="408px">
      <Box>
        <FocusedHeading as="h3" fontWeight="600">
          {t('codes.title')}
        </FocusedHeading>
        <chakra.p marginTop="1" color="fg.muted">
          {t('codes.text')}
        </chakra.p>
      </Box>
      <chakra.ol
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="2"
        padding="4"
        borderRadius="control"
        bg="bg.muted"
        fontFamily="mono"
        fontSize="16px"
        letterSpacing="0.04em"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ol>
      <HStack gap="2" flexWrap="wrap">
        <CopyButton text={text}>{t('codes.copy')}</CopyButton>
        <Button variant="outline" onClick={() => saveFile(t('codes.file'), new Blob([text], { type: 'text/plain' }))}>
          <Download aria-hidden />
          {t('codes.download')}
        </Button>
      </HStack>
      <Button justifySelf="start" onClick={onDone}>
        {t('codes.done')}
      </Button>
    </Box>
  );
}
