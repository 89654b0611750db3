import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../ui/display/KeyCap';
import { capsOf } from '../../../ui/staff/shortcuts';
import type { BulkAct } from './bulk-acts';

interface SelectionBarProps {
  count: number;
  acts: readonly BulkAct[];
  onAct: (act: BulkAct) => void;
  onClear: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Above the foot of a list while rows are selected: their number, and the bulk acts. */
export function SelectionBar({ count, acts, onAct, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('staff');
  return (
    <Flex
      role="group"
      aria-label={t('list.many.label')}
      position="absolute"
      bottom="4"
      insetInline="4"
      marginInline="auto"
      width="fit-content"
      maxWidth="calc(100% - 2rem)"
      flexWrap="wrap"
      alignItems="center"
      columnGap="1"
      paddingInlineStart="4"
      paddingInlineEnd="1"
      borderRadius="lg"
      bg="bg.inverted"
      color="fg.inverted"
      boxShadow="2"
      textStyle="sm"
      zIndex="2"
    >
      <chakra.span fontWeight="600" marginInlineEnd="2" aria-live="polite">
        {t('list.many.selected', { count })}
      </chakra.span>
      {acts.map((act) => (
        <BarAct key={act.name} onClick={() => onAct(act)}>
          {act.label}
          <chakra.span hideBelow="md">
            <KeyCap names={capsOf(act.shortcut)} />
          </chakra.span>
        </BarAct>
      ))}
      {children}
      <IconButton
        aria-label={t('list.many.clear')}
        variant="ghost"
        color="inherit"
        size="sm"
        minWidth="11"
        minHeight="11"
        _hover={{ bg: 'transparent' }}
        onClick={onClear}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}

interface BarActProps {
  onClick: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/** One act of the bar. */
export function BarAct({ onClick, isDisabled, children }: BarActProps) {
  return (
    <chakra.button
      type="button"
      disabled={isDisabled}
      onClick={onClick}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="11"
      paddingInline="2.5"
      fontWeight="600"
      cursor="pointer"
      borderRadius="md"
      _hover={{ textDecoration: 'underline' }}
    >
      {children}
    </chakra.button>
  );
}
