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

/* What can be wrong, the worst for renters first. */
const REASONS = [
  'FRAUD',
  'MISLEADING',
  'PHOTOS',
  'DANGEROUS',
  'PROHIBITED_GOODS',
  'ILLEGAL',
  'PERSONAL_DATA',
  'OTHER',
] as const satisfies readonly SpaceReportReason[];

/** Reports a space to the staff. */
export function ReportSpaceDialog({ spaceId, onClose }: ReportSpaceDialogProps) {
  const { t } = useTranslation('report');
  const [report] = useReportSpaceMutation();
  return (
    <ReportDialog
      title={t('space.title')}
      lead={t('space.lead')}
      reasons={REASONS.map((value) => ({ value, label: t(`space.reasons.${value}`) }))}
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
