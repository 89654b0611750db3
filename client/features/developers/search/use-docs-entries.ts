import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { photoBounds } from '../../../generated/bounds';
import { useDocsSearchQuery } from '../../../generated/graphql';
import { GUIDE_NAMES, guidePath, stepsOf } from '../guides/guide-list';
import { COMMON_ERRORS } from '../pages/code-tables';
import type { DocsEntry } from './find-in-docs';

interface DocsEntries {
  readonly entries: readonly DocsEntry[];
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** All searchable entries: guides and their steps at once, the reference once it has loaded. */
export function useDocsEntries(): DocsEntries {
  const { t } = useTranslation(['apiDocs', 'apiGuides']);
  const { data, loading, error, refetch } = useDocsSearchQuery();
  const entries = useMemo((): readonly DocsEntry[] => {
    const guides = GUIDE_NAMES.flatMap((guide) => [
      {
        title: t(`apiGuides:guides.${guide}.title`),
        text: t(`apiGuides:guides.${guide}.lead`),
        path: guidePath(guide),
        group: 'guides' as const,
      },
      ...stepsOf(guide).map(({ name }) => ({
        title: t(`apiGuides:steps.${name}.title`),
        text: t(`apiGuides:steps.${name}.text`, { maxMegabytes: photoBounds.maxMegabytes }).replaceAll('`', ''),
        path: `${guidePath(guide)}#${name}`,
        group: 'guides' as const,
      })),
    ]);
    const { operations = [], types = [] } = data?.apiReference ?? {};
    const reference = [...operations, ...types].map(({ name, kind, summary }) => ({
      title: name,
      text: summary,
      path: `/developers/reference/${name}`,
      group: kind === 'TYPE' ? ('types' as const) : ('operations' as const),
    }));
    const errors = COMMON_ERRORS.map((code) => ({
      title: code,
      text: t(`errors.codes.${code}`),
      path: guidePath('errors'),
      group: 'errors' as const,
    }));
    return [...guides, ...reference, ...errors];
  }, [data, t]);
  return { entries, isLoading: loading && !data, error: data ? undefined : error, retry: () => void refetch() };
}
