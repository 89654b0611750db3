import { Button, chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { logProblem } from './log';
import { pageHydrated } from '../hydration/hydrated';

/** Replaces a page that threw: shows nothing of the error and offers a reload (a newer version may be out). Needs no further code. */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  useEffect(() => logProblem('A page broke', error), [error]);
  // Hydration will not finish any more: recorded clicks are dispatched now.
  useEffect(pageHydrated, []);
  return (
    <chakra.main
      role="alert"
      minHeight="100dvh"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap="3"
      padding="6"
      textAlign="center"
    >
      <chakra.h1 textStyle="h2">{t('failed.crash')}</chakra.h1>
      <chakra.p color="fg.muted">{t('failed.crashText')}</chakra.p>
      <Button onClick={() => window.location.reload()}>{t('failed.reload')}</Button>
    </chakra.main>
  );
}
