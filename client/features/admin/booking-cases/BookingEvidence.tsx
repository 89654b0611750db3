import { Box, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StaffBookingCase_BookingFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { BlockHead } from '../components/details';
import { dottedText } from '../../../ui/display/dotted-text';

/* Most bookings have no evidence. */
const Pictures = lazy(() => import('./Pictures').then((file) => ({ default: file.Pictures })));

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
          {claim.evidence.length > 0 && (
            <Suspense>
              <Pictures
                files={claim.evidence.map(({ id, name, kind, url, createdAt }) => ({
                  id,
                  url,
                  isImage: kind === 'IMAGE',
                  label: dottedText([name, instant(createdAt)]),
                }))}
              />
            </Suspense>
          )}
        </Box>
      ))}
      {conditionPhotos.length > 0 && (
        <Suspense>
          <Pictures
            files={conditionPhotos.map(({ id, moment, by, url, createdAt }) => ({
              id,
              url,
              isImage: true,
              label: dottedText([
                t(`staff:booking.moment.${moment}`),
                t(`staff:booking.side.${by}`),
                instant(createdAt),
              ]),
            }))}
          />
        </Suspense>
      )}
    </Box>
  );
}
