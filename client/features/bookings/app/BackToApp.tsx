import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePreparingApp } from './use-preparing-app';

/** After the request: back to the app that prepared it. */
export function BackToApp({ id }: { id: string }) {
  const { t } = useTranslation('checkout');
  const app = usePreparingApp(id);
  return (
    app && (
      <Button asChild variant="outline">
        <a href={app.website}>
          <ArrowLeft size={18} aria-hidden />
          {t('app.back', { app: app.name })}
        </a>
      </Button>
    )
  );
}
