import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useId, useState, type AriaAttributes, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocationSuggestion } from './suggestions';
import { useLocationSuggestions } from './use-location-suggestions';

/** Props that make a text input the combobox. */
export interface ComboboxInputProps extends AriaAttributes {
  role: 'combobox';
  autoComplete: 'off';
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBlur: () => void;
}

export interface LocationValueProps {
  value: string;
  onChange: (text: string) => void;
  /** A suggestion was chosen; its name is already in the field. */
  onPick?: (suggestion: LocationSuggestion) => void;
}

/**
 * A text field for a place with suggestions (WAI-ARIA combobox): arrows move, Enter chooses, Escape closes. The caller provides the input.
 */
export function LocationCombobox({
  value,
  onChange,
  onPick,
  children,
}: LocationValueProps & { children: (input: ComboboxInputProps) => ReactNode }) {
  const { t } = useTranslation('domain');
  const listId = useId();
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const items = useLocationSuggestions(value, isTyping);
  const isOpen = isTyping && items.length > 0;

  const take = (item: LocationSuggestion): void => {
    // The short name: the long one of every place in the region of Madrid would contain the city's name too (LOC-4).
    onChange(item.name ?? item.display_name);
    setTyping(false);
    setActive(-1);
    onPick?.(item);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const chosen = isOpen ? items[active] : undefined;
    // Enter without a chosen suggestion sends the form, and the suggestions would cover its results.
    if (event.key === 'Escape' || (event.key === 'Enter' && !chosen)) return setTyping(false);
    if (!isOpen) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      take(chosen);
    } else if (step) {
      event.preventDefault();
      setActive((active + step + items.length + (active < 0 && step < 0 ? 1 : 0)) % items.length);
    }
  };

  return (
    <chakra.div position="relative" w="full" minW="0">
      {children({
        role: 'combobox',
        autoComplete: 'off',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
        value,
        onChange: (event) => {
          onChange(event.target.value);
          setTyping(true);
          setActive(-1);
        },
        onKeyDown,
        onBlur: () => setTyping(false),
      })}
      <chakra.ul
        id={listId}
        role="listbox"
        aria-label={t('location.suggestions')}
        hidden={!isOpen}
        layerStyle="menu"
        position="absolute"
        zIndex="dropdown"
        top="calc(100% + 8px)"
        left="0"
        minW="full"
        w={{ base: 'full', md: 'max-content' }}
        maxW="min(28rem, 92vw)"
        p="2"
        listStyleType="none"
      >
        {items.map((item, index) => (
          <chakra.li
            key={`${item.display_name}${item.lat}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            display="flex"
            alignItems="center"
            gap="2.5"
            minH="11"
            px="3"
            py="1.5"
            borderRadius="control"
            cursor="pointer"
            textStyle="small"
            bg={index === active ? 'hover' : undefined}
            _hover={{ bg: 'hover' }}
            // The field keeps the focus, so the list stays open until the click; a finger that scrolls the page never clicks.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(item)}
          >
            <chakra.span color="fg.subtle" flexShrink="0">
              <MapPin size={18} strokeWidth={1.75} aria-hidden />
            </chakra.span>
            {item.display_name}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.span srOnly role="status">
        {isOpen ? t('location.count', { count: items.length }) : ''}
      </chakra.span>
    </chakra.div>
  );
}
