import { Button, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { CheckCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Switch } from '../../../forms/choices';
import { notificationBounds } from '../../../generated/rare-bounds';
import { toast } from '../../../ui/feedback/toast';
import { useErrorText } from '../../../i18n/use-error-text';
import { PageContainer, PageTitle } from '../../../ui/layout/Page';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { DaySection } from '../DaySection';
import { GroupRail } from '../GroupRail';
import { byDay } from '../notification-days';
import { SettingsLink } from '../SettingsLink';
import { asGroup } from '../notification-groups';
import { useAllNotifications } from '../use-all-notifications';

/** /notifications: all notifications by day, filtered by group and by unread. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const { textOf } = useErrorText();
  const [params, setParams] = useSearchParams();
  const group = asGroup(params.get('group'));
  const isUnread = params.get('unread') === 'true';
  const { notifications, counts, isLoading, isLoadingMore, error, hasMore, more, retry, markRead, markAll } =
    useAllNotifications(group, isUnread);
  const [announced, setAnnounced] = useState('');
  const title = useId();
  const unread = counts
    .filter((count) => group === null || count.group === group)
    .reduce((sum, count) => sum + count.unread, 0);
  const runAndToast = (work: Promise<unknown>, done: string): void =>
    void work.then(
      () => setAnnounced(done),
      (problem: unknown) => toast({ title: t('failed'), description: textOf(problem), tone: 'error' }),
    );
  const filter = (wanted: boolean): void =>
    setParams(
      (before) => {
        if (wanted) before.set('unread', 'true');
        else before.delete('unread');
        return before;
      },
      { replace: true },
    );
  return (
    <PageContainer paddingTop={{ base: '4', lg: '8' }} paddingBottom={{ base: '12', lg: '24' }}>
      <PageTitle title={t('title')} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' }}
        gap={{ base: '6', lg: '10' }}
        alignItems="start"
      >
        <GroupRail group={group} isUnread={isUnread} counts={counts} />
        <Stack gap={{ base: '6', md: '7' }} minWidth="0">
          <Flex
            direction={{ base: 'column', md: 'row' }}
            justify="space-between"
            align={{ md: 'center' }}
            gap={{ base: '4', md: '6' }}
          >
            <div>
              <chakra.h1 id={title} textStyle="h2">
                {t('title')}
              </chakra.h1>
              <chakra.p color="fg.muted">{unread > 0 ? t('unreadCount', { count: unread }) : t('noneUnread')}</chakra.p>
            </div>
            <Flex wrap="wrap" align="center" justify="space-between" columnGap={{ base: '2', md: '6' }} rowGap="3">
              <chakra.div textStyle="sm" fontWeight="500" css={{ '& label': { flexDirection: 'row-reverse' } }}>
                <Switch checked={isUnread} onChange={(event) => filter(event.currentTarget.checked)}>
                  {t('onlyUnread')}
                </Switch>
              </chakra.div>
              <Button
                variant="outline"
                size="sm"
                minHeight={{ base: '11', md: '9' }}
                paddingInline={{ base: '3', md: '3.5' }}
                disabled={unread === 0}
                onClick={() => runAndToast(markAll(), t('allMarked'))}
              >
                <CheckCheck aria-hidden />
                {t('markAll')}
              </Button>
            </Flex>
          </Flex>
          <chakra.p role="status" srOnly>
            {announced}
          </chakra.p>
          {isLoading && <SkeletonRows />}
          {error != null && <ErrorState error={error} onRetry={retry} headingLevel="h2" />}
          {!isLoading && !error && notifications.length === 0 && (
            <chakra.div layerStyle="panel">
              <EmptyState
                headingLevel="h2"
                illustration="bell"
                title={isUnread ? t('noneUnread') : group ? t('emptyGroup') : t('empty')}
              />
            </chakra.div>
          )}
          {byDay(notifications).map((day) => (
            <DaySection
              key={day.day}
              {...day}
              onMarkRead={(notification) =>
                runAndToast(markRead([notification.id]), t('marked', { title: notification.title }))
              }
            />
          ))}
          {hasMore && (
            <Button variant="outline" alignSelf="center" disabled={isLoadingMore} onClick={more}>
              {t('more')}
            </Button>
          )}
          {!isLoading && !hasMore && notifications.length > 0 && (
            <chakra.p textStyle="sm" color="fg.subtle" textAlign="center">
              {t('end', notificationBounds)}
            </chakra.p>
          )}
          <Flex justify="center" hideFrom="lg">
            <SettingsLink />
          </Flex>
        </Stack>
      </Grid>
    </PageContainer>
  );
}
