import { Ban, Bell, BellOff, Ellipsis, EyeOff, Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread_ConversationFragment } from '../../../generated/graphql';
import { Dropdown } from '../../../ui/overlay/Dropdown';
import { holdCovered } from '../../../ui/overlay/hold-covered';
import { MenuButton } from '../../../ui/overlay/menu-items';
import { BlockDialog } from './BlockDialog';
import { useConversationCommands } from './use-conversation-commands';

const ReportConversationDialog = lazy(() =>
  import('../../../ui/report/ReportConversationDialog').then((file) => ({ default: file.ReportConversationDialog })),
);

/** Menu of a conversation: mute, hide, block, report. */
export function ThreadMenu({ conversation }: { conversation: Thread_ConversationFragment }) {
  const { t } = useTranslation('messages');
  const commands = useConversationCommands(conversation);
  const [openDialog, setOpenDialog] = useState<'block' | 'report' | null>(null);
  const { isMuted, isBlockedByViewer, viewerCan, other } = conversation;
  const name = other.displayName;
  return (
    <>
      <Dropdown
        label={t('menu.label')}
        trigger={<Ellipsis aria-hidden />}
        buttonProps={{ w: '11', px: '0', borderRadius: 'full' }}
        panelProps={{ ref: holdCovered }}
      >
        {(close) => {
          const item = (run: () => void) => ({
            onClick: () => {
              close();
              run();
            },
          });
          return (
            <>
              <MenuButton {...item(() => void commands.mute(!isMuted))}>
                {isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />}
                {t(isMuted ? 'menu.unmute' : 'menu.mute')}
              </MenuButton>
              <MenuButton {...item(() => void commands.hide())}>
                <EyeOff aria-hidden />
                {t('menu.hide')}
              </MenuButton>
              {viewerCan.block && (
                <MenuButton {...item(() => (isBlockedByViewer ? void commands.unblock() : setOpenDialog('block')))}>
                  <Ban aria-hidden />
                  {t(isBlockedByViewer ? 'menu.unblock' : 'menu.block', { name })}
                </MenuButton>
              )}
              {viewerCan.report && (
                <MenuButton {...item(() => setOpenDialog('report'))}>
                  <Flag aria-hidden />
                  {t('menu.report')}
                </MenuButton>
              )}
            </>
          );
        }}
      </Dropdown>
      {openDialog === 'block' && <BlockDialog conversation={conversation} onClose={() => setOpenDialog(null)} />}
      <Suspense>
        {openDialog === 'report' && (
          <ReportConversationDialog conversationId={conversation.id} name={name} onClose={() => setOpenDialog(null)} />
        )}
      </Suspense>
    </>
  );
}
