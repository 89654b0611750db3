import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { ExternalLink, PencilLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditedContentQuery, type ContentInEditorFragment } from '../../../generated/graphql';
import type { ContentKind } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TextLink } from '../../../ui/links/TextLink';
import { lazyView } from '../lazy-view';
import { fieldOf } from '../words/entry-texts';
import { BackToList } from './BackToList';
import { ContentPreview } from './ContentPreview';
import { deleteDraft, findDraft, type ContentDraft } from './content-draft';
import { ContentStateBadge } from './ContentStateBadge';
import { ContentVersions } from './ContentVersions';
import { DraftNote } from './DraftNote';
import { ResetContent } from './ResetContent';

/* Loaded on demand, because a text is read more often than it is edited. */
const ContentForm = lazyView(async () => (await import('./ContentForm')).ContentForm);

/** One text: its current version, the edit form, and its other versions. */
export function ContentEditor({ kind, contentKey: key }: { kind: ContentKind; contentKey: string }) {
  const { t } = useTranslation('editing');
  const { data, error, refetch } = useEditedContentQuery({
    variables: { kind, key },
    fetchPolicy: 'cache-and-network',
  });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const { editableContent: content } = data;
  return (
    <section aria-labelledby="content-title">
      <BackToList kind={kind} />
      {content ? <Editor content={content} /> : <chakra.p role="status">{t('nothing')}</chakra.p>}
    </section>
  );
}

function Editor({ content }: { content: ContentInEditorFragment }) {
  const { t } = useTranslation('editing');
  const { day } = useFormats();
  const { entry, versions } = content;
  return (
    <>
      <Flex gap="3" flexWrap="wrap" alignItems="center" marginBottom="5">
        <chakra.h2 id="content-title" textStyle="h3" overflowWrap="anywhere">
          {entry.title}
        </chakra.h2>
        <ContentStateBadge state={entry.state} />
        {entry.comingFrom && <span>{t('comingFrom', { day: day(entry.comingFrom) })}</span>}
        {entry.state !== 'ABSENT' && (
          <TextLink to={entry.path} variant="plain" display="inline-flex" alignItems="center" gap="1" minHeight="11">
            {t('open')}
            <ExternalLink size={16} aria-hidden />
          </TextLink>
        )}
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }} gap="6" alignItems="start">
        <Box layerStyle="panel" padding={{ base: '4', md: '6' }}>
          <Words content={content} />
        </Box>
        <Box display="grid" gap="6">
          <ContentVersions versions={versions} />
          {(entry.state === 'EDITED' || entry.state === 'ADDED') && <ResetContent content={content} />}
        </Box>
      </Grid>
    </>
  );
}

/** The text when its editing began. */
interface Begun {
  readonly texts: ContentInEditorFragment['texts'];
  readonly versionId: string | null;
  /** When its last version was written. */
  readonly setAt: string;
  /** The same of the last one that its author has read: a draft that is gone on with may be older. */
  readonly readAt: string;
  /** What was written before, and is gone on with. */
  readonly draft: ContentDraft | null;
}

/**
 * The current version of the text; the form once editing starts, which then keeps what is written, also for the next visit. The server refuses
 * it when another version was written meanwhile and has not been read; the last version may be withdrawn.
 */
function Words({ content: { kind, key, texts, lastVersionId, versions } }: { content: ContentInEditorFragment }) {
  const { t } = useTranslation('editing');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [draft, setDraft] = useState(() => findDraft(kind, key));
  const lastSetAt = versions.reduce((last, { setAt }) => (setAt > last ? setAt : last), '');
  const begin = (from: ContentDraft | null): void =>
    setBegun({ texts, versionId: lastVersionId, setAt: lastSetAt, readAt: from?.lastSetAt ?? lastSetAt, draft: from });
  const end = (): void => {
    setDraft(findDraft(kind, key));
    setBegun(null);
  };
  if (begun)
    return (
      <Suspense fallback={<SkeletonRows />}>
        {begun.setAt > begun.readAt && (
          <chakra.p role="status" padding="4" marginBottom="4" borderRadius="md" bg="bg.muted">
            {t('draft.outdated')}
          </chakra.p>
        )}
        <ContentForm
          kind={kind}
          contentKey={key}
          texts={begun.texts}
          seenVersionId={lastSetAt > begun.setAt ? begun.versionId : lastVersionId}
          lastSetAt={begun.readAt}
          draft={begun.draft?.values}
          onDone={end}
          onLeave={end}
        />
      </Suspense>
    );
  return (
    <>
      {draft && (
        <DraftNote
          draft={draft}
          isOutdated={lastSetAt > draft.lastSetAt}
          onContinue={() => begin(draft)}
          onDiscard={() => {
            deleteDraft(kind, key);
            setDraft(null);
          }}
        />
      )}
      <ContentPreview kind={kind} values={Object.fromEntries(texts.map((text) => [fieldOf(text), text.text]))} />
      {!draft && (
        <Button marginTop="4" onClick={() => begin(null)}>
          <PencilLine aria-hidden />
          {t('write')}
        </Button>
      )}
    </>
  );
}
