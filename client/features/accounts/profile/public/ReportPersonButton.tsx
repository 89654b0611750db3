import { Button } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tryNamespaces } from '../../../../i18n/setup';
import { useAuth } from '../../../../session/AuthProvider';

const ReportUserDialog = lazy(async () => {
  const [file] = await Promise.all([import('../../../../ui/report/ReportUserDialog'), tryNamespaces(['report'])]);
  return { default: file.ReportUserDialog };
});

/** Opens the report of this person; hidden for oneself. */
export function ReportPersonButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('profile');
  const { user } = useAuth();
  const [isOpen, setOpen] = useState(false);
  if (user?.id === id) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        minHeight="11"
        color="fg.muted"
        fontWeight="500"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden />
        {t('public.report')}
      </Button>
      <Suspense>{isOpen && <ReportUserDialog userId={id} name={name} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
