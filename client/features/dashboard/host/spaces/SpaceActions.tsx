import { Button, Flex } from '@chakra-ui/react';
import { Archive, Ellipsis, Eye, Pause, Pencil, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  usePauseSpaceMutation,
  useResumeSpaceMutation,
  type DashboardSpace_SpaceFragment,
} from '../../../../generated/graphql';
import { useErrorText } from '../../../../i18n/use-error-text';
import { toast } from '../../../../ui/feedback/toast';
import { Dropdown } from '../../../../ui/overlay/Dropdown';
import { holdCovered } from '../../../../ui/overlay/hold-covered';
import { MenuButton, MenuLink } from '../../../../ui/overlay/menu-items';
import { ArchiveDialog } from './ArchiveDialog';

/** The URL of the editor: a draft continues, any other is edited. */
export const writingPath = ({ id, status }: Pick<DashboardSpace_SpaceFragment, 'id' | 'status'>): string =>
  status === 'DRAFT' ? `/publish-space/${id}` : `/edit-space/${id}`;

/** The main action of a space, and the rest in a menu. */
export function SpaceActions({ space }: { space: DashboardSpace_SpaceFragment }) {
  const { t } = useTranslation('dashboard');
  const { textOf } = useErrorText();
  const [isArchiving, setArchiving] = useState(false);
  const [pause] = usePauseSpaceMutation({ refetchQueries: ['DashboardSummary'] });
  const [resume] = useResumeSpaceMutation({ refetchQueries: ['DashboardSummary'] });
  const title = space.title ?? t('spaces.noTitle');
  const run = (work: Promise<unknown>, done: string): Promise<void> =>
    work.then(
      () => void toast({ title: done }),
      (error: unknown) => void toast({ title: t('actions.failed'), description: textOf(error), tone: 'error' }),
    );
  const variables = { id: space.id };
  const { viewerCan: can, status, isPublic } = space;
  const isWriting = can.edit && !can.resume;
  const hasMenu = isPublic || can.pause || can.archive || (can.edit && !isWriting);
  return (
    <Flex gap="2" align="center" justify={{ md: 'flex-end' }}>
      {isWriting && (
        <Button
          asChild
          size="sm"
          flex={{ base: '1', md: 'none' }}
          variant={status === 'NEEDS_CHANGES' ? 'solid' : 'outline'}
          minHeight={{ base: '11', md: '9' }}
        >
          <Link
            to={writingPath(space)}
            aria-label={t('spaces.actionOf', { action: t(`spaces.write.${writeWord(status)}`), title })}
          >
            {t(`spaces.write.${writeWord(status)}`)}
          </Link>
        </Button>
      )}
      {can.resume && (
        <Button
          size="sm"
          flex={{ base: '1', md: 'none' }}
          variant="outline"
          minHeight={{ base: '11', md: '9' }}
          onClick={() => void run(resume({ variables }), t('spaces.resumed'))}
        >
          <Play aria-hidden />
          {t('spaces.resume')}
        </Button>
      )}
      {hasMenu && (
        <Dropdown
          label={t('spaces.actionsOf', { title })}
          trigger={<Ellipsis aria-hidden />}
          buttonProps={{ size: 'sm', boxSize: { base: '11', md: '9' }, minWidth: '0', paddingInline: '0' }}
          panelProps={{ ref: holdCovered, insetStart: 'auto', insetEnd: '0', width: 'max-content' }}
        >
          {(close) => (
            <>
              {isPublic && (
                <MenuLink to={`/space/${space.id}`} onClick={close}>
                  <Eye aria-hidden />
                  {t('spaces.view')}
                </MenuLink>
              )}
              {can.edit && !isWriting && (
                <MenuLink to={writingPath(space)} onClick={close}>
                  <Pencil aria-hidden />
                  {t('spaces.edit')}
                </MenuLink>
              )}
              {can.pause && (
                <MenuButton
                  onClick={() => {
                    close();
                    void run(pause({ variables }), t('spaces.paused'));
                  }}
                >
                  <Pause aria-hidden />
                  {t('spaces.pause')}
                </MenuButton>
              )}
              {can.archive && (
                <MenuButton
                  onClick={() => {
                    close();
                    setArchiving(true);
                  }}
                >
                  <Archive aria-hidden />
                  {t('spaces.archive')}
                </MenuButton>
              )}
            </>
          )}
        </Dropdown>
      )}
      {isArchiving && <ArchiveDialog id={space.id} title={title} onClose={() => setArchiving(false)} />}
    </Flex>
  );
}

const writeWord = (status: DashboardSpace_SpaceFragment['status']): 'fix' | 'goOn' | 'edit' =>
  status === 'NEEDS_CHANGES' ? 'fix' : status === 'DRAFT' ? 'goOn' : 'edit';
