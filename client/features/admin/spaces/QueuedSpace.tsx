import { Button, chakra, Flex } from '@chakra-ui/react';
import { Check, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  AdminCountsDocument,
  useApproveSpaceMutation,
  type QueuedSpace_SpaceFragment,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { toast } from '../../../ui/feedback/toast';

interface QueuedSpaceProps {
  space: QueuedSpace_SpaceFragment;
  onDecided: () => void;
}

/** A space that waits, and what is decided of it. */
export function QueuedSpace({ space, onDecided }: QueuedSpaceProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { textOf } = useErrorText();
  const formats = useFormats();
  const [approve, { loading }] = useApproveSpaceMutation({ refetchQueries: [AdminCountsDocument] });
  const title = space.title ?? '';
  const details = [
    space.host.displayName,
    space.type && t(`common:spaceType.${space.type}`),
    space.city,
    space.sizeM2 !== null && formats.area(space.sizeM2),
    space.priceAllInCents !== null && formats.money(space.priceAllInCents),
  ];
  const onApprove = (): void => {
    approve({ variables: { input: { spaceId: space.id } } }).then(
      () => {
        toast({ title: t('spacesToApprove.done.approved', { title }), tone: 'success' });
        onDecided();
      },
      (problem: unknown) => toast({ title: t('common:failed.title'), description: textOf(problem), tone: 'error' }),
    );
  };
  return (
    <chakra.li
      display="grid"
      gap="3"
      padding={{ base: '4', md: '5' }}
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <div>
        <chakra.h3 fontWeight="600" overflowWrap="anywhere">
          <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
            <Link to={`/space/${space.id}`}>{title}</Link>
          </chakra.span>
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {details.filter(Boolean).join(' · ')}
        </chakra.p>
        {space.submittedAt && (
          <chakra.time dateTime={space.submittedAt} textStyle="caption" color="fg.subtle">
            {t('spacesToApprove.submitted', { when: formats.ago(space.submittedAt) })}
          </chakra.time>
        )}
      </div>
      <Flex gap="3" flexWrap="wrap">
        <Button loading={loading} aria-label={t('spacesToApprove.approveOf', { title })} onClick={onApprove}>
          <Check aria-hidden />
          {t('spacesToApprove.approve')}
        </Button>
        <Button asChild variant="outline">
          {/* Its room has all that it says, field by field. */}
          <Link to={`/admin/spaces/${space.id}`} aria-label={t('spacesToApprove.askOf', { title })}>
            <PencilLine aria-hidden />
            {t('spacesToApprove.ask')}
          </Link>
        </Button>
      </Flex>
    </chakra.li>
  );
}
