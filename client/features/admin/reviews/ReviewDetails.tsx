import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QueuedReview_ReviewFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { StarRow } from '../../../ui/reviews/StarRow';
import { dottedText } from '../../../ui/display/dotted-text';

const PARTS = [
  'accuracy',
  'access',
  'condition',
  'security',
  'communication',
  'value',
  'care',
  'rules',
  'payment',
] as const;

/** All data for a decision: stars, texts, flags and reports. */
export function ReviewDetails({
  waiting: { review, flags, note, reports, reportCount },
}: {
  waiting: QueuedReview_ReviewFragment;
}) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const written = review.language.toLowerCase();
  return (
    <>
      <Stars scores={review.scores} />
      {flags.length > 0 && (
        <Flex gap="2" flexWrap="wrap">
          {flags.map((flag) => (
            <Badge key={flag} colorPalette="red">
              <TriangleAlert aria-hidden />
              {t(`reviews.flag.${flag}`)}
            </Badge>
          ))}
        </Flex>
      )}
      <chakra.p
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        maxWidth="72ch"
        lang={written === language ? undefined : written}
      >
        {review.text}
      </chakra.p>
      {note && (
        <Aside>
          <chakra.h4 textStyle="sm" fontWeight="600">
            {t('reviews.note')}
          </chakra.h4>
          <chakra.p marginTop="1" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {note}
          </chakra.p>
        </Aside>
      )}
      {reports.map((report) => (
        <Report key={report.code} report={report} />
      ))}
      {reportCount > reports.length && (
        <chakra.p textStyle="small" color="fg.muted">
          {t('reviews.moreReports', { count: reportCount - reports.length })}
        </chakra.p>
      )}
    </>
  );
}

function Stars({ scores }: Pick<QueuedReview_ReviewFragment['review'], 'scores'>) {
  const { t } = useTranslation('reviews');
  const parts = PARTS.flatMap((name) => (scores[name] === null ? [] : [`${t(`scores.${name}`)} ${scores[name]}`]));
  return (
    <Flex alignItems="center" columnGap="3" rowGap="1" flexWrap="wrap">
      <StarRow stars={scores.overall} />
      {parts.length > 0 && (
        <chakra.p textStyle="small" color="fg.muted">
          {dottedText(parts)}
        </chakra.p>
      )}
    </Flex>
  );
}

function Report({
  report: { code, reasonName, details, createdAt },
}: {
  report: QueuedReview_ReviewFragment['reports'][number];
}) {
  const { instant } = useFormats();
  return (
    <Aside>
      <chakra.h4 textStyle="sm" fontWeight="600">
        {reasonName}
      </chakra.h4>
      <chakra.p marginTop="1" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {details}
      </chakra.p>
      <chakra.p marginTop="1" textStyle="caption" color="fg.subtle">{`${code} · ${instant(createdAt)}`}</chakra.p>
    </Aside>
  );
}

const Aside = ({ children }: { children: React.ReactNode }) => (
  <Box maxWidth="72ch" paddingStart="4" borderInlineStartWidth="2px" borderColor="border">
    {children}
  </Box>
);
