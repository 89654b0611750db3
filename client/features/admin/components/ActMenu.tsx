import { Button, chakra, Flex } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../../ui/overlay/Dropdown';
import { holdCovered } from '../../../ui/overlay/hold-covered';
import { MenuButton } from '../../../ui/overlay/menu-items';
import type { ActChoiceProps } from './ActChoice';

/** The number of buttons side by side. */
const SHOWN = 3;

/** The possible acts where there is little room: the first ones as buttons, the rest in a menu. */
export function ActMenu<Act extends string>({ label, options, value, onChange }: ActChoiceProps<Act>) {
  const { t } = useTranslation('staff');
  const rest = options.slice(SHOWN);
  if (options.length === 0)
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {t('room.noActs')}
      </chakra.p>
    );
  return (
    <Flex role="group" aria-label={label} gap="2" flexWrap="wrap">
      {options.slice(0, SHOWN).map(({ act, title, text, isDisabled }) => (
        <Button
          key={act}
          variant="outline"
          size="sm"
          minHeight="9"
          flex="1 0 auto"
          title={text || undefined}
          aria-pressed={value === act}
          disabled={isDisabled}
          _pressed={{ bg: 'brand.subtle', borderColor: 'brand.solid' }}
          onClick={() => onChange(act)}
        >
          {title}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          label={t('list.panel.more')}
          trigger={<Ellipsis size={18} aria-hidden />}
          buttonProps={{ variant: 'outline', size: 'sm', minHeight: '9' }}
          panelProps={{ ref: holdCovered, width: '80' }}
        >
          {(close) =>
            rest.map(({ act, title, text, isDisabled }) => (
              <MenuButton
                key={act}
                aria-pressed={value === act}
                disabled={isDisabled}
                onClick={() => {
                  close();
                  onChange(act);
                }}
              >
                <span>
                  <chakra.b display="block" fontWeight="600" textStyle="sm">
                    {title}
                  </chakra.b>
                  <chakra.small display="block" textStyle="xs" color="fg.muted">
                    {text}
                  </chakra.small>
                </span>
              </MenuButton>
            ))
          }
        </Dropdown>
      )}
    </Flex>
  );
}
