import { Box, Button, chakra, Flex, IconButton, Skeleton } from '@chakra-ui/react';
import { ExternalLink, FileText, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationReviewQuery } from '../../../generated/graphql';
import type { DocumentType } from '../../../generated/schema';
import { useErrorText } from '../../../i18n/use-error-text';
import { SHORTCUTS } from '../../../ui/staff/shortcuts';
import { useDocument } from './use-document';

type DocumentFile = (VerificationReviewQuery['verification'] & object)['files'][number];

const TURN = 90;
const HEIGHT = { base: '260px', md: '360px' } as const;

interface DocumentViewProps {
  file: DocumentFile;
  documentType: DocumentType;
  isLarge: boolean;
  onZoom: () => void;
}

/** One document: a picture with zoom, or a PDF link. */
export function DocumentView({ file, documentType, isLarge, onZoom }: DocumentViewProps) {
  const { t } = useTranslation(['admin', 'verification']);
  const { textOf } = useErrorText();
  const { url, problem } = useDocument(file.id);
  const [turn, setTurn] = useState(0);
  const name = t(documentType === 'PASSPORT' ? 'verification:side.PASSPORT' : `verification:side.${file.side}`);
  const isPdf = file.mime === 'application/pdf';
  return (
    <chakra.figure minWidth="0" layerStyle="panel" overflow="hidden">
      <Flex
        align="center"
        justify="space-between"
        gap="2"
        minHeight="13"
        paddingInlineStart="4"
        paddingInlineEnd="2"
        borderBottomWidth="1px"
        borderColor="hairline"
      >
        <chakra.figcaption textStyle="sm" fontWeight="600">
          {name}
        </chakra.figcaption>
        {url && !isPdf && (
          <Flex>
            <IconButton
              variant="ghost"
              borderRadius="full"
              aria-label={t('verifications.rotate', { side: name })}
              onClick={() => setTurn((angle) => (angle + TURN) % (4 * TURN))}
            >
              <RotateCw size={20} />
            </IconButton>
            <IconButton
              variant="ghost"
              borderRadius="full"
              aria-pressed={isLarge}
              aria-label={t('verifications.zoom', { side: name })}
              aria-keyshortcuts={SHORTCUTS.verifications.zoom}
              onClick={onZoom}
            >
              {isLarge ? <ZoomOut size={20} /> : <ZoomIn size={20} />}
            </IconButton>
          </Flex>
        )}
      </Flex>
      <Box
        height={HEIGHT}
        overflow="auto"
        bg="bg.muted"
        tabIndex={isLarge ? 0 : undefined}
        role={isLarge ? 'region' : undefined}
        aria-label={isLarge ? name : undefined}
      >
        {problem && (
          <chakra.p role="alert" padding="4" textStyle="sm" color="fg.error">
            {textOf(problem)}
          </chakra.p>
        )}
        {!problem && !url && <Skeleton height="100%" borderRadius="0" />}
        {url && !isPdf && (
          <chakra.img
            src={url}
            alt={t('verifications.picture', { side: name })}
            width={isLarge ? '200%' : '100%'}
            maxWidth="none"
            height={isLarge ? 'auto' : '100%'}
            objectFit="contain"
            style={turn ? { transform: `rotate(${turn}deg)` } : undefined}
          />
        )}
        {url && isPdf && (
          <Flex direction="column" align="center" justify="center" gap="3" height="100%">
            <Box color="fg.muted">
              <FileText size={40} aria-hidden />
            </Box>
            <Button asChild variant="outline">
              <a href={url} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden />
                {t('verifications.openPdf')}
              </a>
            </Button>
          </Flex>
        )}
      </Box>
    </chakra.figure>
  );
}
