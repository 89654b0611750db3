import { chakra, Flex } from '@chakra-ui/react';
import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage_MessageFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { fileSize } from '../../../ui/display/file-size';

type File = ThreadMessage_MessageFragment['attachments'][number];

/** The files of a message: pictures as thumbnails, documents as cards. */
export function MessageFiles({ files }: { files: readonly File[] }) {
  const pictures = files.filter(({ kind }) => kind === 'IMAGE');
  const documents = files.filter(({ kind }) => kind === 'PDF');
  return (
    <>
      {pictures.length > 0 && (
        <Flex wrap="wrap" gap="1.5" justify="inherit">
          {pictures.map((file) => (
            <Picture key={file.id} file={file} isSingle={pictures.length === 1} />
          ))}
        </Flex>
      )}
      {documents.map((file) => (
        <DocumentCard key={file.id} file={file} />
      ))}
    </>
  );
}

function Picture({ file, isSingle }: { file: File; isSingle: boolean }) {
  const { t } = useTranslation('messages');
  const ratio = file.width && file.height ? file.width / file.height : 4 / 3;
  return (
    <chakra.a
      href={file.url}
      target="_blank"
      rel="noopener"
      aria-label={t('thread.openImage', { name: file.name })}
      display="block"
      borderRadius="photo"
      overflow="hidden"
      bg="bg.muted"
    >
      <chakra.img
        data-photo
        src={file.url}
        alt=""
        loading="lazy"
        decoding="async"
        display="block"
        width={isSingle ? { base: '224px', md: '280px' } : { base: '108px', md: '136px' }}
        maxWidth="full"
        maxHeight="320px"
        objectFit="cover"
        style={{ aspectRatio: isSingle ? Math.min(2, Math.max(0.75, ratio)) : 1 }}
      />
    </chakra.a>
  );
}

function DocumentCard({ file }: { file: File }) {
  const { t } = useTranslation('messages');
  const { number } = useFormats();
  return (
    <chakra.a
      href={file.url}
      download={file.name}
      aria-label={t('thread.download', { name: file.name })}
      display="flex"
      alignItems="center"
      gap="3.5"
      paddingBlock="3"
      paddingInline="3.5"
      borderWidth="1px"
      borderRadius="photo"
      bg="bg.panel"
      width={{ base: '248px', md: '280px' }}
      maxWidth="full"
      _hover={{ borderColor: 'border.control' }}
    >
      <chakra.span color="brand.solid" flexShrink="0">
        <FileText size={20} aria-hidden />
      </chakra.span>
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block" textStyle="sm" fontWeight="600" truncate>
          {file.name}
        </chakra.span>
        <chakra.span display="block" textStyle="caption" fontWeight="450" color="fg.subtle">
          {fileSize(file.sizeBytes, number)}
        </chakra.span>
      </chakra.span>
      <chakra.span flexShrink="0">
        <Download size={18} aria-hidden />
      </chakra.span>
    </chakra.a>
  );
}
