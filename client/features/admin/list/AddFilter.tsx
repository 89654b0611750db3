import { chakra, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../ui/display/KeyCap';
import { Dropdown } from '../../../ui/overlay/Dropdown';
import { holdCovered } from '../../../ui/overlay/hold-covered';
import { MenuButton } from '../../../ui/overlay/menu-items';
import { capsOf, SHORTCUTS } from '../../../ui/staff/shortcuts';

interface AddFilterProps {
  /** The filters that are not set yet. */
  options: readonly { readonly key: string; readonly label: string }[];
  onAdd: (key: string) => void;
  /** Around the button, for the shortcut that presses it. */
  placeRef: RefObject<HTMLDivElement | null>;
}

/** Adds a filter to the row; `F` presses it. */
export function AddFilter({ options, onAdd, placeRef }: AddFilterProps) {
  const { t } = useTranslation('staff');
  return (
    <div ref={placeRef}>
      <Dropdown
        label={t('list.add')}
        trigger={
          <>
            <Plus size={16} aria-hidden />
            {t('list.filter')}
            <Flex as="span" hideBelow="md" aria-hidden>
              <KeyCap names={capsOf(SHORTCUTS.list.filter)} />
            </Flex>
          </>
        }
        buttonProps={{
          variant: 'outline',
          size: 'sm',
          fontWeight: '500',
          borderStyle: 'dashed',
          minHeight: { base: '11', md: '9' },
        }}
        panelProps={{ ref: holdCovered, insetEnd: 'auto', insetStart: '0', width: '72' }}
      >
        {(close) => (
          <Options
            options={options}
            onChoose={(key) => {
              close();
              onAdd(key);
            }}
          />
        )}
      </Dropdown>
    </div>
  );
}

function Options({ options, onChoose }: Pick<AddFilterProps, 'options'> & { onChoose: (key: string) => void }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <chakra.div ref={list}>
      {options.map(({ key, label }) => (
        <MenuButton key={key} minHeight={{ base: '11', md: '9' }} textStyle="sm" onClick={() => onChoose(key)}>
          {label}
        </MenuButton>
      ))}
    </chakra.div>
  );
}
