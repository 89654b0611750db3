import { chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ContentKind } from '../../../generated/schema';
import { ChipLink } from '../../../ui/links/ChipLink';
import { lazyView } from '../lazy-view';
import { CONTENT_KINDS, contentPath, NEW_KEY } from './content-path';
import { ContentList } from './ContentList';

/* Loaded on demand, because nobody opens all of them. */
const BannersView = lazyView(async () => (await import('../banners/BannersView')).BannersView, ['words']);
const ContentEditor = lazyView(async () => (await import('./ContentEditor')).ContentEditor, ['words']);
const NewArticle = lazyView(async () => (await import('./NewArticle')).NewArticle, ['words', 'content']);

/** The banners, besides the kinds of texts. */
const BANNER = 'BANNER' as const;

/** Help, blog, city pages and banners: one kind at a time, and one text of it. */
export function ContentSection() {
  const { t } = useTranslation('editing');
  const [query] = useSearchParams();
  const wanted = query.get('kind');
  const kind = wanted === BANNER ? BANNER : (CONTENT_KINDS.find((name) => name === wanted) ?? CONTENT_KINDS[0]);
  return (
    <Stack gap="6">
      <chakra.nav aria-label={t('kinds')} display="flex" flexWrap="wrap" gap="2">
        {([...CONTENT_KINDS, BANNER] as const).map((name) => (
          <ChipLink
            key={name}
            to={contentPath(name)}
            aria-current={name === kind ? 'page' : undefined}
            _currentPage={{ borderColor: 'fg', fontWeight: '650' }}
          >
            {t(`kind.${name}`)}
          </ChipLink>
        ))}
      </chakra.nav>
      {kind === BANNER ? <BannersView /> : <Texts kind={kind} contentKey={query.get('key')} />}
    </Stack>
  );
}

function Texts({ kind, contentKey: key }: { kind: ContentKind; contentKey: string | null }) {
  if (key === null) return <ContentList key={kind} kind={kind} />;
  if (key === NEW_KEY && kind !== 'CITY') return <NewArticle kind={kind} />;
  return <ContentEditor key={`${kind}/${key}`} kind={kind} contentKey={key} />;
}
