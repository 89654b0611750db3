import { Button, chakra, Flex } from '@chakra-ui/react';
import { Ellipsis, Link2, Pencil, Share, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavoriteList_ListFragment } from '../../../generated/graphql';
import { Dropdown } from '../../../ui/overlay/Dropdown';
import { holdCovered } from '../../../ui/overlay/hold-covered';
import { MenuButton } from '../../../ui/overlay/menu-items';
import { useListName } from '../use-list-name';
import { DeleteListDialog } from './DeleteListDialog';
import { ListNameDialog } from './ListNameDialog';
import { ShareDialog } from './ShareDialog';

type Opened = 'share' | 'rename' | 'delete' | null;

/** The name of the open list, its size, and its actions. */
export function ListHead({ list, onDeleted }: { list: FavoriteList_ListFragment; onDeleted: () => void }) {
  const { t } = useTranslation('favorites');
  const name = useListName()(list);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      mt={{ base: '5', md: '7' }}
      mb={{ base: '5', md: '6' }}
      flexWrap="wrap"
    >
      <chakra.div minW="0" flex="1 1 9rem">
        <chakra.h2 textStyle="h3" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <Flex align="center" columnGap="3" textStyle="small" color="fg.muted" flexWrap="wrap">
          <span>{t('lists.spaces', { count: list.count })}</span>
          {list.shareToken && (
            <Flex align="center" gap="1.5">
              <Link2 size={14} aria-hidden />
              {t('lists.isShared')}
            </Flex>
          )}
        </Flex>
      </chakra.div>
      <Flex gap="1" flexShrink="0" ml="auto">
        <Button variant="outline" onClick={() => setOpened('share')}>
          <Share aria-hidden />
          {t('share.open')}
        </Button>
        {!list.isFirst && (
          <Dropdown
            trigger={<Ellipsis aria-hidden />}
            label={t('lists.more', { name })}
            buttonProps={{ px: '0' }}
            panelProps={{ ref: holdCovered }}
          >
            {(closeMenu) => (
              <>
                <MenuButton onClick={() => (closeMenu(), setOpened('rename'))}>
                  <Pencil aria-hidden />
                  {t('lists.rename')}
                </MenuButton>
                <MenuButton onClick={() => (closeMenu(), setOpened('delete'))}>
                  <Trash2 aria-hidden />
                  {t('lists.delete')}
                </MenuButton>
              </>
            )}
          </Dropdown>
        )}
      </Flex>
      {opened === 'share' && <ShareDialog list={list} onClose={close} />}
      {opened === 'rename' && <ListNameDialog list={list} onClose={close} onDone={close} />}
      {opened === 'delete' && <DeleteListDialog list={list} onClose={close} onDeleted={onDeleted} />}
    </Flex>
  );
}
