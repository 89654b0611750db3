import { Button, chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BACK } from '../checkout/components/back-button';
import { usePreparingApp } from './use-preparing-app';

interface AppHeadProps {
  id: string;
  title: ReactNode;
  /** The head of a checkout that nobody prepared. */
  own: ReactNode;
}

/** The head of a checkout that an app has prepared: the way back to it, and what it does not get to see. */
export function AppHead({ id, title, own }: AppHeadProps) {
  const { t } = useTranslation('checkout');
  const app = usePreparingApp(id);
  if (!app) return own;
  return (
    <>
      <Button asChild {...BACK}>
        <a href={app.website}>
          <ArrowLeft size={16} aria-hidden />
          {t('app.back', { app: app.name })}
        </a>
      </Button>
      {title}
      <chakra.p marginTop="2" color="fg.muted">
        {t('app.note', { app: app.name })}
      </chakra.p>
    </>
  );
}
