import { Button } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { tryNamespaces } from '../../../../i18n/setup';

const ReportDialog = lazy(async () => {
  const [file] = await Promise.all([import('./ReportDialog'), tryNamespaces(['report'])]);
  return { default: file.ReportDialog };
});

/** Telling the staff that something is wrong with the listing. */
export function ReportButton({ space }: { space: SpacePage_SpaceFragment }) {
  const { t } = useTranslation('space');
  const [isOpen, setOpen] = useState(false);
  // Nobody reports herself, and what is not public is nobody's to report.
  if (space.viewerCan.edit || space.status !== 'PUBLISHED') return null;
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
      <Suspense>{isOpen && <ReportDialog space={space} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
