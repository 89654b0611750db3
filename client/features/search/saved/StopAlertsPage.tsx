import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { toAppError } from '../../../apollo/app-error';
import { useStopMailsMutation } from '../../../generated/graphql';
import { useErrorText } from '../../../i18n/use-error-text';
import { AlertBox } from '../../../ui/feedback/AlertBox';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { SAVED_PATH } from './use-saved-search';

/** /unsubscribe: ends the alerts of a mail's link. Asks first, because mail programs open links by themselves. */
export function StopAlertsPage() {
  const { t } = useTranslation('search');
  const { textOf } = useErrorText();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [stop, { loading, data, error }] = useStopMailsMutation();
  const isWrong = token === '' || (error !== undefined && toAppError(error).code === 'TOKEN_INVALID');
  const state = data ? 'done' : isWrong ? 'wrong' : 'ask';
  const words = {
    ask: [t('saved.stop.title'), t('saved.stop.text')],
    done: [t('saved.stop.doneTitle'), t('saved.stop.doneText')],
    wrong: [t('saved.stop.wrongTitle'), t('saved.stop.wrongText')],
  } as const;
  const [title, text] = words[state];
  return (
    <PageContainer paddingBlock={{ base: '10', md: '16' }}>
      <PageTitle title={title} />
      <chakra.div maxW="34rem" display="grid" gap="4" justifyItems="start" role="status">
        <chakra.h1 textStyle="h2">{title}</chakra.h1>
        <chakra.p color="fg.muted">{text}</chakra.p>
        {error && !isWrong && <AlertBox>{textOf(error)}</AlertBox>}
        {state === 'ask' ? (
          <Button disabled={loading} onClick={() => void stop({ variables: { token } }).catch(() => undefined)}>
            {t('saved.stop.action')}
          </Button>
        ) : (
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button asChild variant="outline">
              <Link to={SAVED_PATH}>{t('saved.stop.manage')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/profile/edit?section=notifications">{t('saved.stop.settings')}</Link>
            </Button>
          </chakra.div>
        )}
      </chakra.div>
    </PageContainer>
  );
}
