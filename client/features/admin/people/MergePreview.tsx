import { chakra, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { useMergePreviewQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { Details } from '../components/details';
import { useDebouncedInput } from '../components/use-debounced-input';
import { dottedText } from '../../../ui/display/dotted-text';

/** What merging two accounts would move, or the reasons against it. */
export function MergePreview({ personId, intoEmail }: { personId: string; intoEmail: string }) {
  const { t } = useTranslation('staff');
  const { number, money } = useFormats();
  const { textOf, fieldText } = useErrorText();
  const settled = useDebouncedInput(intoEmail.trim());
  const { data, error, loading } = useMergePreviewQuery({
    variables: { input: { personId, intoEmail: settled } },
    skip: !settled.includes('@'),
    fetchPolicy: 'network-only',
  });
  const preview = data?.mergePreview;
  const problem = error && !loading ? toAppError(error) : null;
  const [field] = problem?.fields ?? [];
  if (!preview)
    return (
      <chakra.p role="status" textStyle="sm" color={problem ? 'fg.error' : 'fg.muted'}>
        {problem ? (field ? fieldText(field) : textOf(problem)) : t('person.merge.ask')}
      </chakra.p>
    );
  const { into, moves, blockers } = preview;
  return (
    <Stack gap="3" textStyle="sm">
      <chakra.p>{t('person.merge.into', { name: into.fullName, email: into.maskedEmail })}</chakra.p>
      {blockers.length > 0 ? (
        <chakra.ul role="alert" color="fg.error" paddingInlineStart="5" listStyleType="disc">
          {blockers.map(({ kind, reference, amountCents }, index) => (
            <li key={`${kind} ${index}`}>
              {dottedText([
                t(`person.merge.blocker.${kind}`),
                reference,
                amountCents === null ? null : money(amountCents),
              ])}
            </li>
          ))}
        </chakra.ul>
      ) : moves.length > 0 ? (
        <Details rows={moves.map(({ kind, count }) => [t(`person.merge.kind.${kind}`), number(count)] as const)} />
      ) : (
        <chakra.p color="fg.muted">{t('person.merge.nothing')}</chakra.p>
      )}
    </Stack>
  );
}
