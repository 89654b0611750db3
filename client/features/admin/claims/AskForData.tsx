import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../ui/feedback/states';
import type { ClaimOfStaff } from './claim-of-staff';

const Form = lazy(() => import('./AskForDataForm').then((file) => ({ default: file.AskForDataForm })));

interface AskForDataProps {
  claim: ClaimOfStaff;
  onDone: () => void;
}

/** Asks one side for more before the claim is decided; the form is fetched once it is opened. */
export function AskForData({ claim, onDone }: AskForDataProps) {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen(true)}>
        {t('claim.ask.open')}
      </Button>
    );
  return (
    <Suspense fallback={<SkeletonRows count={2} />}>
      <Form
        claim={claim}
        onDone={() => {
          setOpen(false);
          onDone();
        }}
        onLeave={() => setOpen(false)}
      />
    </Suspense>
  );
}
