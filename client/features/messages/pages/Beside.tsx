import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorState } from '../../../ui/states';
import { messagesPath, useMessagesAddress, type Arrival } from '../address';
import { ThreadColumn } from '../panes';
import type { Outbox, Outgoing } from '../sending/outbox';
import { NewThread } from '../thread/NewThread';
import { NoConversation } from '../thread/NoConversation';
import { NothingChosen } from '../thread/NothingChosen';
import { Thread } from '../thread/Thread';
import { ThreadSkeleton } from '../thread/ThreadSkeleton';
import type { Opened } from '../use-opened';

interface BesideProps {
  opened: Opened;
  isWide: boolean;
  outbox: Outbox;
  outgoing: readonly Outgoing[];
  /** Where the other side is writing now. */
  typing: ReadonlySet<string>;
  /** With nothing open: the newest is about to be, one may be chosen, or there is none. */
  idle: 'opening' | 'choose' | 'blank';
}

/** What stands beside the list: what the address names, or why it does not. */
export function Beside({ opened, isWide, outbox, outgoing, typing, idle }: BesideProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { filter } = useMessagesAddress();
  const back = () => void ((state as Arrival | null)?.isFromList ? navigate(-1) : navigate(messagesPath(filter), { replace: true }));
  const shared = { isWide, outbox, outgoing, onBack: back };
  if (opened.type === 'thread') return <Thread key={opened.id} id={opened.id} isTyping={typing.has(opened.id)} {...shared} />;
  if (opened.type === 'new') return <NewThread key={opened.space.id} space={opened.space} {...shared} />;
  const isComing = opened.type === 'loading' || (opened.type === 'nothing' && idle === 'opening');
  return (
    <ThreadColumn>
      {isComing && <ThreadSkeleton />}
      {opened.type === 'failed' && <ErrorState error={opened.error} onRetry={opened.retry} headingLevel="h2" />}
      {opened.type === 'missing' && <NoConversation />}
      {opened.type === 'nothing' && idle === 'choose' && <NothingChosen />}
    </ThreadColumn>
  );
}
