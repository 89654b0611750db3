import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReasonsQuery } from '../../generated/graphql';
import type { WordListName } from '../../generated/schema';
import { ErrorState, SkeletonRows } from '../feedback/states';

/** A reason of a list, in the form of a form's options. */
export interface Reason<R extends string> {
  readonly value: R;
  readonly label: string;
}

interface ReasonsProps<R extends string> {
  list: WordListName;
  children: (reasons: readonly Reason<R>[]) => ReactNode;
}

/** The active reasons of a list, in the order set by the staff; undefined until loaded. */
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

/** Renders its children once the reasons of a list are loaded. */
export function Reasons<R extends string>({ list, children }: ReasonsProps<R>) {
  const { reasons, error, refetch } = useReasons<R>(list);
  if (!reasons) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows count={3} />;
  return children(reasons);
}
