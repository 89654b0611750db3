import { Box, chakra, Grid, HStack } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimFile_EvidenceFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Avatar } from '../../../ui/display/Avatar';
import { Dialog } from '../../../ui/overlay/Dialog';
import { MOMENT, type ClaimView } from './claim-view';

interface StatementProps {
  claim: ClaimView;
  person: { readonly id: string; readonly displayName: string; readonly initials: string };
  isRenter: boolean;
  at: string;
  text: string;
  files: readonly ClaimFile_EvidenceFragment[];
}

/** A side's statement, with its files. */
export function Statement({ claim, person, isRenter, at, text, files }: StatementProps) {
  const { t } = useTranslation('claims');
  const { instant } = useFormats();
  return (
    <>
      <HStack gap="3">
        <Avatar id={person.id} initials={person.initials} size="sm" />
        <Box>
          <chakra.b display="block" fontWeight="600">
            {person.displayName}
          </chakra.b>
          <chakra.small textStyle="small" color="fg.muted">
            {t(isRenter ? 'case.renter' : 'case.host')} · {instant(at, { ...MOMENT, timeZone: claim.booking.timeZone })}
          </chakra.small>
        </Box>
      </HStack>
      {text && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </chakra.p>
      )}
      {files.length > 0 && <Files files={files} />}
    </>
  );
}

function Files({ files }: { files: readonly ClaimFile_EvidenceFragment[] }) {
  const { t } = useTranslation('claims');
  const [shown, setShown] = useState<ClaimFile_EvidenceFragment | null>(null);
  const nameOf = ({ name }: ClaimFile_EvidenceFragment): string => name || t('case.photo');
  return (
    <>
      <Grid as="ul" listStyleType="none" templateColumns="repeat(auto-fill, minmax(136px, 1fr))" gap="3">
        {files.map((file) => (
          <li key={file.id}>
            {file.kind === 'PDF' ? (
              <chakra.a
                href={file.url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('case.openPdf', { name: nameOf(file) })}
                display="grid"
                placeItems="center"
                alignContent="center"
                gap="1"
                aspectRatio="4 / 3"
                borderRadius="control"
                bg="bg.muted"
                color="fg.muted"
              >
                <FileText aria-hidden />
                PDF
              </chakra.a>
            ) : (
              <chakra.button
                type="button"
                aria-label={t('case.enlarge', { name: nameOf(file) })}
                onClick={() => setShown(file)}
                display="block"
                width="full"
                aspectRatio="4 / 3"
                borderRadius="control"
                overflow="hidden"
                cursor="pointer"
                bg="bg.muted"
              >
                <chakra.img src={file.url} alt="" width="full" height="full" objectFit="cover" loading="lazy" />
              </chakra.button>
            )}
            <chakra.small display="block" textStyle="caption" color="fg.muted" marginTop="1" overflowWrap="anywhere">
              {nameOf(file)}
            </chakra.small>
          </li>
        ))}
      </Grid>
      <Dialog isOpen={shown !== null} onClose={() => setShown(null)} title={shown ? nameOf(shown) : ''} width="60rem">
        {shown && <chakra.img src={shown.url} alt={nameOf(shown)} width="full" borderRadius="control" />}
      </Dialog>
    </>
  );
}
