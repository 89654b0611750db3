import { Button, chakra, Flex } from '@chakra-ui/react';
import { Check, PencilLine } from 'lucide-react';
import { useRef } from 'react';
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
import { KEPT_ALIVE } from '../../../ui/undo/use-send-on-leave';
import { DecidedNow } from '../undo/DecidedNow';
import { DecisionNote } from '../undo/DecisionNote';
import { isUndoable } from '../undo/undoable-acts';
import { focusIfLost } from '../undo/focus-if-lost';
import { useDecide } from '../undo/use-decide';
import { dottedText } from '../../../ui/display/dotted-text';

interface QueuedSpaceProps {
  space: QueuedSpace_SpaceFragment;
  /** Decided on this visit; the row keeps its place, so that the next one's button does not move under the pointer. */
  outcome: string | undefined;
  onDecided: (outcome: string) => void;
  /** Reads the queue again: somebody else may have decided meanwhile. */
  onRefused: () => void;
}

/** A space that waits, with its decision. */
export function QueuedSpace({ space, outcome, onDecided, onRefused }: QueuedSpaceProps) {
  const { t } = useTranslation(['admin', 'common']);
  const formats = useFormats();
  const title = space.title ?? '';
  const details = [
    space.host.displayName,
    space.type && t(`common:spaceType.${space.type}`),
    space.city,
    space.sizeM2 !== null && formats.area(space.sizeM2),
    space.priceAllInCents !== null && formats.money(space.priceAllInCents),
  ];
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
          {dottedText(details)}
        </chakra.p>
        {space.submittedAt && (
          <chakra.time dateTime={space.submittedAt} textStyle="caption" color="fg.subtle">
            {t('spacesToApprove.submitted', { when: formats.ago(space.submittedAt) })}
          </chakra.time>
        )}
      </div>
      {outcome === undefined ? (
        <Decision space={space} onDecided={onDecided} onRefused={onRefused} />
      ) : (
        <DecidedNow outcome={outcome} />
      )}
    </chakra.li>
  );
}

/** Publishes it as is, or links to its page with all of its parts. */
function Decision({ space: { id, title: given }, onDecided, onRefused }: Omit<QueuedSpaceProps, 'outcome'>) {
  const { t } = useTranslation(['admin', 'common']);
  const { textOf } = useErrorText();
  const [approve] = useApproveSpaceMutation({ ...KEPT_ALIVE, refetchQueries: [AdminCountsDocument] });
  const undoAs = isUndoable('StaffSpaceAct', 'APPROVE') ? id : undefined;
  const { waiting, undo, send } = useDecide(undoAs);
  const button = useRef<HTMLButtonElement>(null);
  const title = given ?? '';
  const onApprove = async (): Promise<void> => {
    try {
      const isSent = await send({ act: 'APPROVE', title: t('spacesToApprove.approve'), values: {} }, () =>
        approve({ variables: { input: { spaceId: id } } }),
      );
      if (!isSent) return focusIfLost(button.current);
      const outcome = t('spacesToApprove.done.approved', { title });
      toast({ title: outcome, tone: 'success' });
      onDecided(outcome);
    } catch (problem) {
      toast({ title: t('common:failed.title'), description: textOf(problem), tone: 'error' });
      onRefused();
    }
  };
  if (waiting) return <DecisionNote undoable={waiting} title={t('spacesToApprove.approve')} onUndo={undo} />;
  return (
    <Flex gap="3" flexWrap="wrap">
      <Button ref={button} aria-label={t('spacesToApprove.approveOf', { title })} onClick={() => void onApprove()}>
        <Check aria-hidden />
        {t('spacesToApprove.approve')}
      </Button>
      <Button asChild variant="outline">
        <Link to={`/admin/spaces/${id}`} aria-label={t('spacesToApprove.askOf', { title })}>
          <PencilLine aria-hidden />
          {t('spacesToApprove.ask')}
        </Link>
      </Button>
    </Flex>
  );
}
