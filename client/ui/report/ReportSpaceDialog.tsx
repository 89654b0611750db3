import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportSpaceMutation } from '../../generated/graphql';
import type { SpaceReportReason } from '../../generated/schema';
import { tryNamespaces } from '../../i18n/setup';
import { ReportDialog } from './ReportDialog';

const ProhibitedGoodsNote = lazy(async () => {
  const [file] = await Promise.all([
    import('../prohibited-goods/ProhibitedGoodsNote'),
    tryNamespaces(['prohibitedGoods']),
  ]);
  return { default: file.ProhibitedGoodsNote };
});

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
        PROHIBITED_GOODS: (
          <Suspense>
            <ProhibitedGoodsNote />
          </Suspense>
        ),
      }}
      send={async (notice) => (await report({ variables: { input: { spaceId, ...notice } } })).data?.reportSpace.code}
      onClose={onClose}
    />
  );
}
