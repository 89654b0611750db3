import { Button } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { tryNamespaces } from '../../../../i18n/setup';

const ReportSpaceDialog = lazy(async () => {
  const [file] = await Promise.all([import('../../../../ui/report/ReportSpaceDialog'), tryNamespaces(['report'])]);
  return { default: file.ReportSpaceDialog };
});

/** Opens the form to report this space. */
export function ReportButton({ space }: { space: SpacePage_SpaceFragment }) {
  const { t } = useTranslation('space');
  const [isOpen, setOpen] = useState(false);
  if (!space.viewerCan.report) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        color="fg.muted"
        fontWeight="500"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden />
        {t('report.action')}
      </Button>
      <Suspense>{isOpen && <ReportSpaceDialog spaceId={space.id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
