import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { CircleAlert, FileCheck2, FileText, Upload, X } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../forms/FileButton';
import { fieldId } from '../../../forms/FormField';
import type { DocumentSide } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { useDocumentUpload, type DocumentUpload } from '../use-document-upload';
import { useVerification, type LatestVerification } from '../VerificationContext';
import { fileSize } from '../../../ui/display/file-size';

const ACCEPTED = 'image/jpeg,image/png,application/pdf';

/* The pressed button is gone when the upload begins, and the one that cancels it when it ends. */
function useFocusOnNewState(state: string, buttonId: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const isNew = before.current !== state;
    before.current = state;
    if (isNew && document.activeElement === document.body)
      (document.getElementById(buttonId) ?? box.current?.querySelector('button'))?.focus();
  }, [state, buttonId]);
  return box;
}

interface DocumentTileProps {
  verification: LatestVerification;
  side: DocumentSide;
  /** What the side is called in this document. */
  name: string;
  /** What the server reported when it was missing. */
  missing: string | undefined;
}

/** Upload of one side of a document: empty, uploading, uploaded or refused. */
export function DocumentTile({ verification, side, name, missing }: DocumentTileProps) {
  const { t } = useTranslation('verification');
  const { fieldText, textOf } = useErrorText();
  const upload = useDocumentUpload(verification.id, side);
  const [isOver, setOver] = useState(false);
  const file = verification.files.find((one) => one.side === side);
  const { progress, problem } = upload;
  const id = fieldId(side.toLowerCase());
  const titleId = `${id}-title`;
  const state = progress !== null ? 'sending' : file && !problem ? 'received' : 'waiting';
  const box = useFocusOnNewState(state, id);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    upload.send(event.dataTransfer.files[0]);
  };
  const [field] = problem?.fields ?? [];
  return (
    <chakra.section aria-labelledby={titleId} minWidth="0">
      <chakra.h2 id={titleId} textStyle="sm" fontWeight="600" marginBottom="2">
        {name}
      </chakra.h2>
      <Flex
        ref={box}
        direction="column"
        align="center"
        justify="center"
        gap="2"
        position="relative"
        minHeight="216px"
        padding="4"
        textAlign="center"
        overflow="hidden"
        borderRadius="photo"
        borderWidth="1.5px"
        borderStyle={file && !problem ? 'solid' : 'dashed'}
        borderColor={problem || missing ? 'border.error' : isOver ? 'brand.solid' : file ? 'border' : 'border.control'}
        bg={isOver ? 'tint.brand' : 'bg.panel'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {progress !== null && <Sending upload={upload} progress={progress} name={name} />}
        {state === 'received' && file && (
          <Received id={id} upload={upload} mime={file.mime} bytes={file.bytes} name={name} />
        )}
        {state === 'waiting' && <Waiting id={id} upload={upload} name={name} isMissing={missing !== undefined} />}
      </Flex>
      <Box srOnly role="status">
        {state === 'received' && `${name}: ${t('upload.arrived')}`}
      </Box>
      {(problem || missing) && (
        <chakra.p
          id={`${id}-error`}
          role={problem ? 'alert' : undefined}
          display="flex"
          gap="1.5"
          marginTop="2"
          textStyle="sm"
          fontWeight="500"
          color="fg.error"
        >
          <Box as="span" flexShrink="0" marginTop="0.5">
            <CircleAlert size={16} aria-hidden />
          </Box>
          {field ? fieldText(field) : problem ? textOf(problem) : missing}
        </chakra.p>
      )}
    </chakra.section>
  );
}

function Sending({ upload, progress, name }: { upload: DocumentUpload; progress: number; name: string }) {
  const { t } = useTranslation('verification');
  const { percent } = useFormats();
  const share = Math.round(progress * 100);
  return (
    <>
      <chakra.b fontWeight="600">{share < 100 ? percent(share) : t('upload.processing')}</chakra.b>
      <Box
        role="progressbar"
        aria-label={t('upload.sending', { side: name })}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        width="min(100%, 240px)"
        height="6px"
        borderRadius="3px"
        bg="border"
        overflow="hidden"
      >
        <Box height="100%" bg="brand.solid" transition="width 200ms" style={{ width: `${share}%` }} />
      </Box>
      <IconButton variant="ghost" borderRadius="full" aria-label={t('upload.cancel')} onClick={upload.cancel}>
        <X size={20} />
      </IconButton>
    </>
  );
}

function Received({
  id,
  upload,
  mime,
  bytes,
  name,
}: {
  id: string;
  upload: DocumentUpload;
  mime: string;
  bytes: number;
  name: string;
}) {
  const { t } = useTranslation('verification');
  const { number } = useFormats();
  const isPdf = mime === 'application/pdf';
  return (
    <>
      {upload.preview ? (
        <chakra.img
          src={upload.preview}
          alt={t('upload.preview', { side: name })}
          maxWidth="100%"
          maxHeight="132px"
          borderRadius="control"
          objectFit="contain"
        />
      ) : (
        <Box color="trust.solid">
          {isPdf ? <FileText size={36} aria-hidden /> : <FileCheck2 size={36} aria-hidden />}
        </Box>
      )}
      <chakra.p textStyle="sm" fontWeight="600" color="trust.fg">
        {t(isPdf ? 'upload.arrivedPdf' : 'upload.arrived')} · {fileSize(bytes, number)}
      </chakra.p>
      <FileButton
        id={id}
        variant="plain"
        minHeight={{ base: '11', md: '8' }}
        aria-label={t('upload.replaceOf', { side: name })}
        accept={ACCEPTED}
        onFiles={([file]) => upload.send(file)}
      >
        {t('upload.replace')}
      </FileButton>
    </>
  );
}

interface WaitingProps {
  id: string;
  upload: DocumentUpload;
  name: string;
  isMissing: boolean;
}

function Waiting({ id, upload, name, isMissing }: WaitingProps) {
  const { t } = useTranslation('verification');
  const { number } = useFormats();
  const { rules } = useVerification();
  return (
    <>
      <Box color="brand.solid">
        <Upload size={28} aria-hidden />
      </Box>
      <chakra.p hideBelow="md" textStyle="small" color="fg.muted">
        {t('upload.drop')}
      </chakra.p>
      <Flex gap="2" wrap="wrap" justify="center">
        <FileButton
          isCamera
          hideFrom="md"
          accept={ACCEPTED}
          onFiles={([file]) => upload.send(file)}
          aria-label={t('upload.cameraOf', { side: name })}
        >
          {t('upload.camera')}
        </FileButton>
        <FileButton
          id={id}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          variant="outline"
          accept={ACCEPTED}
          onFiles={([file]) => upload.send(file)}
          aria-label={t('upload.chooseOf', { side: name })}
        >
          {t('upload.choose')}
        </FileButton>
      </Flex>
      <chakra.p textStyle="caption" color="fg.subtle">
        {t('upload.formats', { min: fileSize(rules.minBytes, number), max: fileSize(rules.maxBytes, number) })}
      </chakra.p>
    </>
  );
}
