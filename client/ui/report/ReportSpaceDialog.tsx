import { useTranslation } from 'react-i18next';
import { useReportSpaceMutation } from '../../generated/graphql';
import type { SpaceReportReason } from '../../generated/schema';
import { LazyProhibitedGoodsNote } from '../prohibited-goods/LazyProhibitedGoodsNote';
import { ReportDialog } from './ReportDialog';

interface ReportSpaceDialogProps {
  spaceId: string;
  onClose: () => void;
}

/** Reports a space to the staff. */
export function ReportSpaceDialog({ spaceId, onClose }: ReportSpaceDialogProps) {
  const { t } = useTranslation('report');
  const [report] = useReportSpaceMutation();
  return (
    <ReportDialog<SpaceReportReason>
      title={t('space.title')}
      lead={t('space.lead')}
      list="SPACE_REPORT_REASONS"
      detailsHint={t('space.detailsHint')}
      notes={{
        PROHIBITED_GOODS: <LazyProhibitedGoodsNote />,
      }}
      send={async (notice) => (await report({ variables: { input: { spaceId, ...notice } } })).data?.reportSpace.code}
      onClose={onClose}
    />
  );
}
