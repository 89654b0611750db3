import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNewContentQuery } from '../../../generated/graphql';
import type { ContentKind } from '../../../generated/schema';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { BackToList } from './BackToList';
import { contentPath } from './content-path';
import { ContentForm } from './ContentForm';

/** An article that the product does not have. */
export function NewArticle({ kind }: { kind: Exclude<ContentKind, 'CITY'> }) {
  const { t } = useTranslation(['editing', 'content']);
  const navigate = useNavigate();
  const { data, error, refetch } = useNewContentQuery({ variables: { kind } });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const { sections, texts } = data.newContent;
  return (
    <section aria-labelledby="content-title">
      <BackToList kind={kind} />
      <chakra.h2 id="content-title" textStyle="h3" marginBottom="5">
        {t(`editing:add.${kind}`)}
      </chakra.h2>
      <Box layerStyle="panel" padding={{ base: '4', md: '6' }}>
        <ContentForm
          kind={kind}
          contentKey={null}
          texts={texts}
          seenVersionId={null}
          sections={sections.map((value) => ({ value, label: t(`content:sections.${value}`) }))}
          onDone={(key) => void navigate(contentPath(kind, key))}
        />
      </Box>
    </section>
  );
}
