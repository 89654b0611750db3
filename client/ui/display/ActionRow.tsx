import { Box, Button, chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from './IconTile';

interface RowAction {
  label: string;
  /** The label with its object: a screen reader may read the button without its row. */
  name: string;
  isDisabled: boolean;
  onClick: () => void;
}

interface ActionRowProps {
  icon?: LucideIcon;
  children: ReactNode;
  action?: RowAction | undefined;
}

/** One item of a panel's list, with its action at the end. */
export function ActionRow({ icon, children, action }: ActionRowProps) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      paddingBlock="3.5"
      borderTopWidth="1px"
      borderColor="hairline"
      _first={{ borderTopWidth: '0' }}
    >
      {icon && <IconTile icon={icon} />}
      <Box flex="1 1 200px" minWidth="0">
        {children}
      </Box>
      {action && (
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          disabled={action.isDisabled}
          aria-label={action.name}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </chakra.li>
  );
}
