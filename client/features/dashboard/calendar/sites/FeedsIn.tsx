import { Box, Button, chakra, Flex, IconButton, Input } from '@chakra-ui/react';
import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../apollo/app-error';
import { FormField } from '../../../../forms/FormField';
import {
  useAddCalendarFeedMutation,
  useReadCalendarFeedMutation,
  useRemoveCalendarFeedMutation,
} from '../../../../generated/graphql';
import { feedBounds } from '../../../../generated/rare-bounds';
import { useErrorText } from '../../../../i18n/use-error-text';
import { AlertBox } from '../../../../ui/feedback/AlertBox';
import { FailureBox } from '../../../../ui/feedback/FailureBox';
import { toast } from '../../../../ui/feedback/toast';
import { ConfirmGroup } from './ConfirmGroup';
import { FeedIcon, toneColor } from './FeedIcon';
import { SitesSection } from './SitesSection';
import { REFETCH, useFeeds, useFeedTexts, type Feed } from './use-feeds';

/** The external calendars that a space imports: their state, and buttons to refresh, remove and add one. */
export function FeedsIn({ spaceId }: { spaceId: string }) {
  const { t } = useTranslation('calendar');
  const { feeds, error, refetch } = useFeeds();
  const own = feeds?.filter(({ space }) => space.id === spaceId);
  return (
    <SitesSection
      id="address-in"
      icon={Download}
      title={t('sites.in')}
      text={t('sites.inText', feedBounds)}
      error={feeds ? undefined : error}
      onRetry={() => void refetch()}
    >
      {own && (
        <>
          {own.length > 0 && (
            <chakra.ul listStyleType="none" marginTop="3" borderWidth="1px" borderRadius="14px">
              {own.map((feed) => (
                <FeedLine key={feed.id} feed={feed} />
              ))}
            </chakra.ul>
          )}
          <AddFeed key={spaceId} spaceId={spaceId} isFirst={own.length === 0} />
        </>
      )}
    </SitesSection>
  );
}

function FeedLine({ feed }: { feed: Feed }) {
  const { t } = useTranslation('calendar');
  const words = useFeedTexts();
  const [isConfirming, setConfirming] = useState(false);
  const [read, reading] = useReadCalendarFeedMutation(REFETCH);
  const [remove, removing] = useRemoveCalendarFeedMutation(REFETCH);
  const { tone, text } = words.stateOf(feed);
  const [clash] = feed.conflicts;
  const input = { variables: { input: { calendarFeedId: feed.id } } };
  const [failure, setFailure] = useState<unknown>(null);
  const refresh = (): void => {
    setFailure(null);
    void read(input).catch(setFailure);
  };
  const drop = (): void => {
    setFailure(null);
    void remove(input).then(() => toast({ tone: 'success', title: t('sites.removed') }), setFailure);
  };
  return (
    <chakra.li padding="3" paddingInlineStart="4" _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}>
      <Flex align="center" gap="3">
        <FeedIcon tone={tone} />
        <Box flex="1" minWidth="0" textStyle="sm">
          <chakra.b display="block" fontWeight="600" truncate>
            {feed.name}
          </chakra.b>
          <chakra.span display="block" color="fg.muted" truncate>
            {feed.address}
          </chakra.span>
          <chakra.span
            role="status"
            display="block"
            textStyle="xs"
            fontWeight={tone === 'fine' ? '450' : '600'}
            color={reading.loading ? 'fg.muted' : toneColor(tone)}
          >
            {reading.loading ? t('sites.reading') : text}
            {!reading.loading && tone === 'clash' && clash && `, ${words.rangeOf(clash.from, clash.to)}`}
          </chakra.span>
          {tone === 'silent' && (
            <chakra.span display="block" textStyle="xs" color="fg.muted">
              {t('sites.kept')}
            </chakra.span>
          )}
        </Box>
        <IconButton
          variant="ghost"
          minWidth="11"
          aria-label={t('sites.readNow', { name: feed.name })}
          disabled={reading.loading}
          onClick={refresh}
        >
          <chakra.span display="grid" animation={reading.loading ? 'spin' : undefined}>
            <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
          </chakra.span>
        </IconButton>
        <IconButton
          variant="ghost"
          minWidth="11"
          aria-label={t('sites.remove', { name: feed.name })}
          aria-expanded={isConfirming}
          onClick={() => setConfirming(!isConfirming)}
        >
          <Trash2 aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      </Flex>
      <FailureBox marginTop="3" failure={failure} />
      {isConfirming && (
        <ConfirmGroup
          marginTop="3"
          label={t('sites.remove', { name: feed.name })}
          text={t('sites.removeText')}
          confirm={t('sites.removeYes')}
          isBusy={removing.loading}
          onConfirm={drop}
          onCancel={() => setConfirming(false)}
        />
      )}
    </chakra.li>
  );
}

function AddFeed({ spaceId, isFirst }: { spaceId: string; isFirst: boolean }) {
  const { t } = useTranslation('calendar');
  const { textOf, fieldText } = useErrorText();
  const [url, setUrl] = useState('');
  const [add, { loading, error, reset }] = useAddCalendarFeedMutation(REFETCH);
  const problem = error && toAppError(error).fields.find(({ path }) => path === 'url');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (loading) return;
    const done = await add({ variables: { input: { spaceId, url } } }).catch(() => null);
    if (!done?.data) return;
    setUrl('');
    toast({ tone: 'success', title: t('sites.added') });
  };
  return (
    <chakra.form noValidate marginTop="4" onSubmit={(event) => void send(event)}>
      <FormField
        name="feed-url"
        label={t(isFirst ? 'sites.addFirst' : 'sites.add')}
        error={problem ? fieldText(problem) : undefined}
        hint={loading ? t('sites.reading') : undefined}
      >
        <Flex gap="3" width="full">
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('sites.placeholder')}
            value={url}
            onChange={({ target }) => {
              setUrl(target.value);
              if (error) reset();
            }}
          />
          <Button type="submit" loading={loading} flexShrink="0">
            {t('sites.submit')}
          </Button>
        </Flex>
      </FormField>
      {error && !problem && (
        <AlertBox marginTop="3">
          <p>{textOf(error)}</p>
        </AlertBox>
      )}
    </chakra.form>
  );
}
