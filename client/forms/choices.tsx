import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconTile } from '../ui/display/IconTile';

const TICK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='white' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M20 6 9 17l-5-5'/%3E%3C/svg%3E\")";
const DARK_TICK = TICK.replace('white', '%23141210');

const Box22 = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    boxSize: '22px',
    marginTop: '1px',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: '6px',
    bg: 'bg.panel',
    cursor: 'pointer',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '16px',
    '&:hover:not(:checked)': { borderColor: 'fg' },
    _checked: { bg: 'brand.solid', borderColor: 'brand.solid', backgroundImage: { base: TICK, _dark: DARK_TICK } },
    _invalid: { borderColor: 'border.error' },
    _disabled: { bg: 'bg.muted', borderColor: 'border', cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      checkbox: {},
      radio: {
        borderRadius: 'full',
        _checked: { bg: 'bg.panel', backgroundImage: 'none', borderWidth: '7px' },
      },
    },
  },
});

type NativeProps = Omit<HTMLChakraProps<'input'>, 'type' | 'children' | 'title'>;

interface ChoiceProps extends NativeProps {
  children: ReactNode;
  /** Marks the choice as invalid, described by the element with this id. */
  errorId?: string;
}

function Choice({ kind, children, errorId, ...rest }: ChoiceProps & { kind: 'checkbox' | 'radio' }) {
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="flex-start"
      cursor="pointer"
      paddingBlock={{ base: '2', md: '0.5' }}
    >
      <Box22 type={kind} kind={kind} aria-invalid={errorId ? true : undefined} aria-describedby={errorId} {...rest} />
      <Box as="span" minWidth="0">
        {children}
      </Box>
    </chakra.label>
  );
}

/** A checkbox with its label; works with `register`. */
export const Checkbox = (props: ChoiceProps) => <Choice kind="checkbox" {...props} />;

/** A radio button with its label; works with `register`. */
export const Radio = (props: ChoiceProps) => <Choice kind="radio" {...props} />;

/** A switch, which takes effect at once. */
export function Switch({ children, ...rest }: NativeProps & { children: ReactNode }) {
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
      cursor="pointer"
      minHeight="11"
    >
      <Box as="span">{children}</Box>
      <chakra.input
        type="checkbox"
        role="switch"
        appearance="none"
        position="relative"
        flexShrink="0"
        width="44px"
        height="26px"
        borderRadius="full"
        bg="border.control"
        cursor="pointer"
        transition="background-color 200ms"
        _checked={{ bg: 'trust.solid' }}
        _after={{
          content: '""',
          position: 'absolute',
          boxSize: '20px',
          left: '3px',
          top: '3px',
          borderRadius: 'full',
          bg: 'white',
          transition: 'left 200ms',
        }}
        css={{ '&:checked::after': { left: '21px' } }}
        {...rest}
      />
    </chakra.label>
  );
}

interface OptionCardProps extends NativeProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: LucideIcon;
}

/** A choice with a whole sentence: the whole card is clickable. */
export function OptionCard({ title, text, icon: Icon, ...rest }: OptionCardProps) {
  const textId = useId();
  return (
    <chakra.label
      display="flex"
      gap="3.5"
      alignItems="flex-start"
      padding="4"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
      cursor="pointer"
      _hover={{ borderColor: 'border.control' }}
      css={{
        '&:has(:checked)': {
          borderColor: 'brand.solid',
          boxShadow: 'inset 0 0 0 1px var(--hueco-colors-brand-solid)',
          background: 'color-mix(in srgb, var(--hueco-colors-brand-subtle) 35%, var(--hueco-colors-bg-panel))',
        },
        '&:has(:focus-visible)': { outline: '2px solid var(--hueco-colors-brand-focus-ring)', outlineOffset: '2px' },
        '&:has(:disabled)': { background: 'var(--hueco-colors-bg-muted)', cursor: 'not-allowed' },
      }}
    >
      {Icon && <IconTile icon={Icon} />}
      <Box as="span" flex="1" minWidth="0" alignSelf={text ? undefined : 'center'}>
        <Box as="span" display="block" fontWeight="600">
          {title}
        </Box>
        {text && (
          <Box as="span" id={textId} display="block" textStyle="small" color="fg.muted">
            {text}
          </Box>
        )}
      </Box>
      <Box22 type="radio" kind="radio" outline="none" aria-describedby={text ? textId : undefined} {...rest} />
    </chakra.label>
  );
}
