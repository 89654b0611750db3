import { Box, chakra, Flex } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { BlockHead } from '../components/details';
import type { ClaimOfStaff } from './claim-of-staff';
import { dottedText } from '../../../ui/display/dotted-text';

interface Evidence {
  readonly id: string;
  readonly url: string;
  readonly isImage: boolean;
  /** Side, kind and time. */
  readonly label: string;
}

/** The evidence of both sides: one picture large, the others small, documents as links. */
export function EvidencePhotos({ claim }: { claim: ClaimOfStaff }) {
  const { t } = useTranslation('staff');
  const all = useEvidence(claim);
  const [openId, setOpenId] = useState<string | null>(null);
  const photos = all.filter(({ isImage }) => isImage);
  const documents = all.filter(({ isImage }) => !isImage);
  const open = photos.find(({ id }) => id === openId) ?? photos[0];
  return (
    <Box as="section" aria-label={t('claim.evidence')}>
      <BlockHead
        title={t('claim.evidence')}
        note={[
          t('claim.photos', { count: photos.length }),
          ...(documents.length > 0 ? [t('claim.documents', { count: documents.length })] : []),
        ].join(', ')}
      />
      {open && (
        <chakra.figure position="relative" margin="0">
          <a href={open.url} target="_blank" rel="noopener noreferrer">
            <chakra.img
              src={open.url}
              alt={open.label}
              width="full"
              aspectRatio="16 / 9"
              objectFit="contain"
              borderRadius="lg"
              bg="bg.muted"
            />
          </a>
          <chakra.figcaption textStyle="xs" color="fg.muted" marginTop="1.5" overflowWrap="anywhere">
            {open.label}
          </chakra.figcaption>
        </chakra.figure>
      )}
      {photos.length > 1 && (
        <chakra.ul
          listStyleType="none"
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(104px, 1fr))"
          gap="2"
          marginTop="2.5"
        >
          {photos.map(({ id, url, label }) => (
            <li key={id}>
              <chakra.button
                type="button"
                aria-label={label}
                aria-pressed={id === open?.id}
                onClick={() => setOpenId(id)}
                display="block"
                width="full"
                borderRadius="md"
                overflow="hidden"
                cursor="pointer"
                borderWidth="2px"
                borderColor={id === open?.id ? 'brand.solid' : 'transparent'}
              >
                <chakra.img
                  src={url}
                  alt=""
                  loading="lazy"
                  width="full"
                  aspectRatio="4 / 3"
                  objectFit="cover"
                  bg="bg.muted"
                />
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      )}
      {documents.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="2" marginTop="2.5" textStyle="sm">
          {documents.map(({ id, url, label }) => (
            <li key={id}>
              <Flex asChild gap="2" alignItems="center" color="brand.fg" minHeight="9" overflowWrap="anywhere">
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <FileText size={18} aria-hidden />
                  {label}
                </a>
              </Flex>
            </li>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}

/** The files of the claim, of its answer, and the photos of the condition at both ends. */
function useEvidence({ side, evidence, answer, questions, booking }: ClaimOfStaff): Evidence[] {
  const { t } = useTranslation(['staff', 'claims']);
  const { instant } = useFormats();
  const { renter, host, conditionPhotos } = booking;
  const [claimant, other] = side === 'RENTER' ? [renter, host] : [host, renter];
  const sent = [
    ...evidence.map((file) => ({ ...file, by: claimant.displayName })),
    ...(answer?.evidence ?? []).map((file) => ({ ...file, by: other.displayName })),
    ...questions.flatMap((question) =>
      question.evidence.map((file) => ({
        ...file,
        by: (question.side === 'RENTER' ? renter : host).displayName,
      })),
    ),
  ];
  return [
    ...sent.map(({ id, url, kind, name, by, createdAt, isPoliceReport }) => ({
      id,
      url,
      isImage: kind === 'IMAGE',
      label: dottedText([by, isPoliceReport ? t('claims:dialog.report') : name, instant(createdAt)]),
    })),
    ...conditionPhotos.map(({ id, url, moment, by, createdAt }) => ({
      id,
      url,
      isImage: true,
      label: dottedText([
        (by === 'RENTER' ? renter : host).displayName,
        t(`staff:booking.moment.${moment}`),
        instant(createdAt),
      ]),
    })),
  ];
}
