import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNewContentQuery } from '../../../generated/graphql';
import type { ArticleSection, ContentKind } from '../../../generated/schema';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { lazyView } from '../lazy-view';
import { BackToList } from './BackToList';
import { deleteDraft, findDraft } from './content-draft';
import { contentPath } from './content-path';
import { DraftNote } from './DraftNote';

/* Loaded once the section is chosen. */
const ContentForm = lazyView(async () => (await import('./ContentForm')).ContentForm);

/** A new article: first its section, then its text. */
export function NewArticle({ kind }: { kind: Exclude<ContentKind, 'CITY'> }) {
  const { t } = useTranslation(['editing', 'content']);
  const navigate = useNavigate();
  const [section, setSection] = useState<ArticleSection | null>(null);
  const [draft, setDraft] = useState(() => findDraft(kind, null));
  const { data, error, refetch } = useNewContentQuery({ variables: { kind } });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const { sections, texts } = data.newContent;
  const named = sections.map((value) => ({ value, label: t(`content:sections.${value}`) }));
  return (
    <section aria-labelledby="content-title">
      <BackToList kind={kind} />
      <chakra.h2 id="content-title" textStyle="h3" marginBottom="5">
        {t(`editing:add.${kind}`)}
      </chakra.h2>
      <Box layerStyle="panel" padding={{ base: '4', md: '6' }}>
        {section ? (
          <Suspense fallback={<SkeletonRows />}>
            <ContentForm
              kind={kind}
              contentKey={null}
              texts={texts}
              seenVersionId={null}
              section={section}
              sections={named}
              draft={draft?.values}
              onDone={(key) => void navigate(contentPath(kind, key))}
              onLeave={() => {
                setDraft(findDraft(kind, null));
                setSection(null);
              }}
            />
          </Suspense>
        ) : draft ? (
          <DraftNote
            draft={draft}
            onContinue={() =>
              setSection((draft.values['section'] as ArticleSection | undefined) ?? sections[0] ?? null)
            }
            onDiscard={() => {
              deleteDraft(kind, null);
              setDraft(null);
            }}
          />
        ) : (
          <>
            <chakra.p marginBottom="4">{t('editing:chooseSection')}</chakra.p>
            <Flex gap="2" flexWrap="wrap">
              {named.map(({ value, label }) => (
                <Button
                  key={value}
                  variant="outline"
                  height="auto"
                  minHeight="11"
                  whiteSpace="normal"
                  onClick={() => setSection(value)}
                >
                  {label}
                </Button>
              ))}
            </Flex>
          </>
        )}
      </Box>
    </section>
  );
}
