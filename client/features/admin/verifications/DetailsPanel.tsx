import { Badge, Box, chakra, Grid } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { identityBounds } from '../../../generated/rare-bounds';
import type { VerificationReviewQuery } from '../../../generated/graphql';
import { LONG_DATE, SHORT_DATE } from '../../../i18n/day-formats';
import { useFormats } from '../../../i18n/format';
import { dottedText } from '../../../ui/display/dotted-text';

export type Reviewed = VerificationReviewQuery['verification'] & object;

interface DetailsPanelProps {
  verification: Reviewed;
  /** The maximum number of attempts. */
  attempts: number;
}

interface Detail {
  readonly label: string;
  readonly value: string;
  /** A value worth checking. */
  readonly hint?: string | null;
}

/* Names are compared ignoring accents, case and repeated spaces. */
const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The entered document data, beside those of the account. */
export function DetailsPanel({ verification, attempts }: DetailsPanelProps) {
  const { t } = useTranslation(['admin', 'verification']);
  const details = useDetails(verification, attempts);
  const earlier = verification.applicant?.earlier ?? [];
  return (
    <Box layerStyle="panel" padding={{ base: '4', md: '6' }}>
      <chakra.h3 textStyle="h3">{t('verifications.facts')}</chakra.h3>
      <Grid as="dl" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="6" rowGap="4" marginTop="4">
        {details.map(({ label, value, hint }) => (
          <Box key={label} minWidth="0">
            <chakra.dt textStyle="sm" color="fg.subtle">
              {label}
            </chakra.dt>
            <chakra.dd fontWeight="600" overflowWrap="anywhere">
              {value}
              {hint && (
                <Badge colorPalette="orange" marginTop="1" display="flex">
                  <TriangleAlert aria-hidden />
                  {hint}
                </Badge>
              )}
            </chakra.dd>
          </Box>
        ))}
      </Grid>
      {earlier.length > 0 && <Earlier earlier={earlier} />}
    </Box>
  );
}

function useDetails(
  {
    kind,
    documentType,
    documentCountry,
    documentLast4,
    documentExpiresOn,
    fullName,
    birthDate,
    space,
    applicant,
    submittedAt,
    appointment,
  }: Reviewed,
  attempts: number,
): Detail[] {
  const { t } = useTranslation(['admin', 'verification']);
  const formats = useFormats();
  const country = documentCountry && new Intl.DisplayNames([formats.language], { type: 'region' }).of(documentCountry);
  const account = applicant?.fullName ?? '';
  const day = (date: string): string => formats.day(date, LONG_DATE);
  const details: (Detail | null)[] = [
    {
      label: t('verifications.fact.document'),
      value: dottedText([t(`verification:documentType.${documentType}`), country]),
    },
    documentLast4 ? { label: t('verifications.fact.last4'), value: documentLast4 } : null,
    fullName
      ? {
          label: t('verifications.fact.name'),
          value: fullName,
          hint: plain(fullName) === plain(account) ? null : t('verifications.nameDiffers'),
        }
      : null,
    { label: t('verifications.fact.account'), value: account },
    birthDate ? { label: t('verifications.fact.birthDate'), value: day(birthDate) } : null,
    documentExpiresOn ? { label: t('verifications.fact.expires'), value: day(documentExpiresOn) } : null,
    kind === 'SPACE' && space ? { label: t('verifications.fact.space'), value: space.title ?? '' } : null,
    kind === 'SPACE' && space
      ? {
          label: t('verifications.fact.address'),
          value: [space.address, [space.postalCode, space.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
        }
      : null,
    { label: t('verifications.fact.email'), value: applicant?.email ?? '' },
    {
      label: t('verifications.fact.attempt'),
      value: t('verifications.attempt', {
        used: applicant?.attemptsUsed ?? 0,
        attempts,
        days: identityBounds.attemptDays,
      }),
    },
    submittedAt && !appointment ? { label: t('verifications.fact.sent'), value: formats.instant(submittedAt) } : null,
  ];
  return details.filter((detail) => detail !== null);
}

function Earlier({ earlier }: { earlier: NonNullable<Reviewed['applicant']>['earlier'] }) {
  const { t } = useTranslation(['admin', 'verification']);
  const formats = useFormats();
  return (
    <Box marginTop="5" paddingTop="5" borderTopWidth="1px" borderColor="hairline">
      <chakra.h4 textStyle="sm" fontWeight="600">
        {t('verifications.earlier')}
      </chakra.h4>
      <chakra.ul listStyleType="none" marginTop="2" display="grid" gap="2" textStyle="small" color="fg.muted">
        {earlier.map(({ id, status, rejectReasonName, documentType, decidedAt }) => (
          <li key={id}>
            {dottedText([
              decidedAt && formats.instant(decidedAt, SHORT_DATE),
              t(`verification:documentType.${documentType}`),
              t(`verification:status.${status}`),
              rejectReasonName,
            ])}
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}
