import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ThreadMessage_MessageFragment } from '../../../generated/graphql';
import { FileCard } from '../../../ui/display/FileCard';

type File = ThreadMessage_MessageFragment['attachments'][number];

/** The files of a message: pictures as thumbnails, documents as cards. */
export function MessageFiles({ files }: { files: readonly File[] }) {
  const { t } = useTranslation('messages');
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
        <FileCard
          key={file.id}
          file={file}
          label={t('thread.download', { name: file.name })}
          width={{ base: '248px', md: '280px' }}
        />
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
