import { Box, chakra, Flex } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StaffBookingCase_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { BlockHead } from '../components/details';
import { dottedText } from '../../../ui/display/dotted-text';

interface BookingEvidenceProps {
  booking: StaffBookingCase_BookingFragment;
}

/** Claims with their evidence, and the photos of the condition at both ends. */
export function BookingEvidence({ booking: { claims, conditionPhotos } }: BookingEvidenceProps) {
  const { t } = useTranslation(['staff', 'claims']);
  const { instant } = useFormats();
  return (
    <Box as="section" aria-label={t('staff:booking.evidence')}>
      <BlockHead title={t('staff:booking.evidence')} />
      {claims.length === 0 && conditionPhotos.length === 0 && (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('staff:booking.noEvidence')}
        </chakra.p>
      )}
      {claims.map((claim) => (
        <Box
          key={claim.id}
          padding="14px 16px"
          marginBottom="3"
          borderWidth="1px"
          borderColor="border"
          borderRadius="lg"
          bg="bg.panel"
          textStyle="sm"
        >
          <Flex justifyContent="space-between" gap="3" flexWrap="wrap">
            <chakra.b fontWeight="600">
              <Link to={`/admin/claims/${claim.id}`}>{claim.reference}</Link>
              {` · ${t(`claims:titles.${claim.case}`)}`}
            </chakra.b>
            <chakra.span color="fg.muted">{t(`claims:status.${claim.status}`)}</chakra.span>
          </Flex>
          <chakra.p marginTop="1" whiteSpace="pre-line" overflowWrap="anywhere">
            {claim.text}
          </chakra.p>
          <Pictures
            files={claim.evidence.map(({ id, name, kind, url, createdAt }) => ({
              id,
              url,
              isImage: kind === 'IMAGE',
              label: dottedText([name, instant(createdAt)]),
            }))}
          />
        </Box>
      ))}
      <Pictures
        files={conditionPhotos.map(({ id, moment, by, url, createdAt }) => ({
          id,
          url,
          isImage: true,
          label: dottedText([t(`staff:booking.moment.${moment}`), t(`staff:booking.side.${by}`), instant(createdAt)]),
        }))}
      />
    </Box>
  );
}

interface File {
  readonly id: string;
  readonly url: string;
  readonly isImage: boolean;
  readonly label: string;
}

function Pictures({ files }: { files: readonly File[] }) {
  if (files.length === 0) return null;
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(120px, 1fr))"
      gap="2"
      marginTop="2.5"
    >
      {files.map(({ id, url, isImage, label }) => (
        <li key={id}>
          <chakra.a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            display="block"
            textStyle="xs"
            color="fg.muted"
          >
            {isImage ? (
              <chakra.img
                src={url}
                alt=""
                loading="lazy"
                width="full"
                aspectRatio="4 / 3"
                objectFit="cover"
                borderRadius="md"
                bg="bg.muted"
              />
            ) : (
              <FileText aria-hidden />
            )}
            <chakra.span display="block" marginTop="1" overflowWrap="anywhere">
              {label}
            </chakra.span>
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  );
}
