import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReasonsQuery } from '../../generated/graphql';
import type { WordListName } from '../../generated/schema';
import { ErrorState, SkeletonRows } from '../feedback/states';

/** A reason of a list, as the options of forms take it. */
export interface Reason<R extends string> {
  readonly value: R;
  readonly label: string;
}

interface ReasonsProps<R extends string> {
  list: WordListName;
  children: (reasons: readonly Reason<R>[]) => ReactNode;
}

/** The reasons of a list that can be given now, in the order that the staff have set; undefined until they are there. */
export function useReasons<R extends string>(list: WordListName) {
  const { i18n } = useTranslation();
  const { data, error, refetch } = useReasonsQuery({
    variables: { list, locale: i18n.language === 'en' ? 'EN' : 'ES' },
    fetchPolicy: 'cache-and-network',
  });
  const reasons: readonly Reason<R>[] | undefined = data?.reasons.map(({ code, name }) => ({
    value: code as R,
    label: name,
  }));
  return { reasons, error, refetch };
}

/** What needs the reasons of a list to be there. */
export function Reasons<R extends string>({ list, children }: ReasonsProps<R>) {
  const { reasons, error, refetch } = useReasons<R>(list);
  if (!reasons) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={3} />;
  return children(reasons);
}
