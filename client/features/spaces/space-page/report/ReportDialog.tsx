import { useTranslation } from 'react-i18next';
import { useReportSpaceMutation, type SpacePage_SpaceFragment } from '../../../../generated/graphql';
import type { SpaceReportReason } from '../../../../generated/schema';
import { ReportDialog as Report } from '../../../../ui/report/ReportDialog';

interface ReportDialogProps {
  space: SpacePage_SpaceFragment;
  onClose: () => void;
}

/* What can be wrong, the worst for renters first. */
const REASONS = [
  'FRAUD',
  'MISLEADING',
  'PHOTOS',
  'DANGEROUS',
  'ILLEGAL',
  'PERSONAL_DATA',
  'OTHER',
] as const satisfies readonly SpaceReportReason[];

/** Telling the staff what is wrong with the listing. */
export function ReportDialog({ space, onClose }: ReportDialogProps) {
  const { t } = useTranslation('space');
  const [report] = useReportSpaceMutation();
  return (
    <Report
      title={t('report.title')}
      lead={t('report.lead')}
      reasons={REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
      detailsHint={t('report.detailsHint')}
      send={async (notice) =>
        (await report({ variables: { input: { spaceId: space.id, ...notice } } })).data?.reportSpace
      }
      onClose={onClose}
    />
  );
}
